# modelgen for CI, without a Swift toolchain at run time:
#
#   docker build -t modelgen .
#   docker run --rm -v "$PWD:/work" modelgen check App/Notes.xcdatamodeld --target coredata -o App/Generated
FROM swift:6.2-bookworm AS build
WORKDIR /source
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libexpat1-dev libsqlite3-dev zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
COPY . .
RUN scripts/artifactbundle.sh \
    && mkdir /modelgen \
    && cp modelgen.artifactbundle/modelgen-*/bin/* /modelgen/

FROM swift:6.2-bookworm-slim
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libexpat1 libsqlite3-0 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home --uid 1000 modelgen
COPY --from=build /modelgen /opt/modelgen
ENV PATH="/opt/modelgen:${PATH}"
USER 1000
WORKDIR /work
ENTRYPOINT ["modelgen"]
CMD ["--help"]
