# Firehouse as a service: docker build -t firehouse . && docker run -p 8000:8000 -v firehouse:/data firehouse
# The first stage compiles the engine and builds the page; the second one holds only what runs.

# By digest, of all platforms, so that a build of next year has the same base; a newer one is said by
#     docker build --build-arg PYTHON=3.11-slim-bookworm .
ARG PYTHON=3.11.16-slim-bookworm@sha256:a36c24f9cbdf4fd0f52d67f0823eeac19c2028c637cecc392d97f980d4fec56b

FROM python:${PYTHON} AS build
# The compiler of the base's own release; none of it is in the second stage.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements/dev.txt requirements/dev.txt
# Of all that is locked only uv is needed here; what builds the wheel comes as pyproject.toml asks.
RUN sed -n '/^uv==/,/# via/p' requirements/dev.txt > /tmp/uv.txt \
    && python -m venv /opt/uv \
    && /opt/uv/bin/pip install --quiet --no-cache-dir --disable-pip-version-check \
        --require-hashes --requirement /tmp/uv.txt
COPY . .
RUN /opt/uv/bin/uv build --quiet --no-cache --python /usr/local/bin/python --wheel --out-dir /dist \
        --build-constraints requirements/dev.txt --require-hashes
# uv checks the hashes of the lock file also where it only constrains versions. Bytecode is made
# here, since nothing is written where it runs.
RUN python -m venv --without-pip /opt/firehouse \
    && wheel="$(ls /dist/firehouse-*.whl)" \
    && /opt/uv/bin/uv pip install --quiet --no-cache --python /opt/firehouse/bin/python \
        --compile-bytecode --constraint requirements/dev.txt "${wheel}"

FROM python:${PYTHON}
RUN groupadd --system --gid 10001 firehouse \
    && useradd --system --uid 10001 --gid 10001 --home-dir /data --no-create-home \
        --shell /usr/sbin/nologin firehouse \
    && install --directory --owner firehouse --group firehouse --mode 0700 /data
COPY --from=build /opt/firehouse /opt/firehouse
ENV PATH=/opt/firehouse/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    FIREHOUSE_HOST=0.0.0.0 \
    FIREHOUSE_DATA=/data \
    FIREHOUSE_LOG_FORMAT=json
# By number, so that a host can tell that it is not root.
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ.get('FIREHOUSE_PORT') or 8000}/healthz\", timeout=4)"]
ENTRYPOINT ["firehouse"]
CMD ["serve"]
