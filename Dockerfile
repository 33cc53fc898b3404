# Firehouse as a service: docker build -t firehouse . && docker run -p 8000:8000 -v firehouse:/data firehouse
# The first stage compiles the engine and builds the page; the second one holds only what runs.

ARG PYTHON=3.11-slim-bookworm

FROM python:${PYTHON} AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements/dev.txt requirements/dev.txt
RUN python -m venv /opt/tools \
    && /opt/tools/bin/pip install --quiet --no-cache-dir --disable-pip-version-check \
        --require-hashes --requirement requirements/dev.txt
COPY . .
RUN /opt/tools/bin/python -m hatchling build -t wheel -d /dist
# uv checks the hashes of the lock file also where it only constrains versions.
RUN python -m venv --without-pip /opt/firehouse \
    && wheel="$(ls /dist/firehouse-*.whl)" \
    && /opt/tools/bin/uv pip install --quiet --no-cache --python /opt/firehouse/bin/python \
        --constraint requirements/dev.txt "${wheel}[server,terminal]"

FROM python:${PYTHON}
RUN useradd --system --uid 10001 --home-dir /data --no-create-home \
        --shell /usr/sbin/nologin firehouse \
    && install --directory --owner firehouse --group firehouse --mode 0700 /data
COPY --from=build /opt/firehouse /opt/firehouse
ENV PATH=/opt/firehouse/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    FIREHOUSE_HOST=0.0.0.0 \
    FIREHOUSE_DATA=/data \
    FIREHOUSE_LOG_FORMAT=json
USER firehouse
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["firehouse"]
CMD ["serve"]
