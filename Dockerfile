# Builds the images of Grantwright:
#   docker build --target service --build-arg SERVICE=documents .
#   docker build --target auth --build-arg SERVICE=auth .
#   docker build --target ai --build-arg SERVICE=ai .
#   docker build --target gateway .
#   docker build --target front .

# Pinned versions, for reproducible builds; override them with --build-arg.
ARG NODE_IMAGE=node:22.23.3-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-20250929-slim

FROM ${NODE_IMAGE} AS node

# Manifests only, so that code changes do not invalidate the package installation.
FROM node AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete \
  && find . -type d -empty -delete

FROM node AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm,sharing=locked npm ci --ignore-scripts
COPY . .
RUN npm run build

# The bill of materials of one service; for the gateway, including the web app.
FROM manifests AS bill
ARG SERVICE=gateway
COPY scripts ./scripts
RUN node scripts/sbom.mjs /sbom services/${SERVICE} $([ "${SERVICE}" = gateway ] && echo web)

# The production dependencies and build output of one service.
FROM node AS production
ARG SERVICE=gateway
WORKDIR /app
COPY --from=manifests /app/package.json /app/package-lock.json /app/.npmrc ./
COPY --from=manifests /app/packages/shared ./packages/shared
COPY --from=manifests /app/packages/analyst ./packages/analyst
COPY --from=manifests /app/services/${SERVICE} ./services/${SERVICE}
RUN --mount=type=cache,target=/root/.npm,sharing=locked \
  npm ci --omit=dev --ignore-scripts --workspace services/${SERVICE}
COPY --from=build /app/packages/shared/dist ./packages/shared/dist
COPY --from=build /app/packages/analyst/dist ./packages/analyst/dist
COPY --from=build /app/packages/analyst/model ./packages/analyst/model
COPY --from=build /app/services/${SERVICE}/dist ./services/${SERVICE}/dist
# remove type declarations, source maps and docs, and the analyst from services that do not use it
RUN rm -rf packages/shared/dist/testing \
  && { [ "${SERVICE}" = ai ] || rm -rf packages/analyst node_modules/@grantwright/analyst; } \
  && rm -rf packages/analyst/training \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
    -o -iname 'readme*.md' -o -iname 'changelog*.md' \) -delete

# keep only the native model runtime for this platform, and the WebAssembly one as a fallback for unsupported
# processors and C libraries
RUN if [ "${SERVICE}" = ai ]; then \
    find node_modules/onnxruntime-node/bin/napi-v6 -mindepth 2 -maxdepth 2 \
      ! -path "*/linux/$(node -p process.arch)" -exec rm -r {} + \
    && find node_modules/onnxruntime-web -type f ! -name package.json ! -name 'LICENSE*' \
      ! -path '*/dist/ort.node.min.mjs' ! -path '*/dist/ort-wasm-simd-threaded.mjs' \
      ! -path '*/dist/ort-wasm-simd-threaded.wasm' -delete; \
  fi

# Node only, without a package manager.
FROM ${DEBIAN_IMAGE} AS service
# executable but not readable: Linux then hides a process's environment and memory from the user's other processes
COPY --chmod=0711 --from=node /usr/local/bin/node /usr/local/bin/node
ARG SERVICE=gateway
ARG VERSION=local
LABEL org.opencontainers.image.title="Grantwright ${SERVICE}" \
  org.opencontainers.image.description="A service of Grantwright, which helps non-profits prepare grant applications" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.licenses="Apache-2.0"
# DEP0060: a warning from http-proxy that is not a JSON line
ENV NODE_ENV=production NODE_OPTIONS=--disable-warning=DEP0060 GRANTWRIGHT_VERSION=${VERSION}
COPY --from=production /app /app
COPY --from=bill /sbom /app/sbom
WORKDIR /app/services/${SERVICE}
# numeric, so that Kubernetes can verify that it is not root
USER 1000:1000
EXPOSE 8080 9464
# in bash, because starting Node for every check would use more CPU than the idle service; on the metrics port,
# which is plain HTTP even if the service uses TLS
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=6 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${METRICS_PORT:-9464} && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "dist/main.js"]

FROM service AS gateway
COPY --from=build /app/web/dist /app/web
ENV WEB_ROOT=/app/web

# Includes the operator commands: node /app/operator/admin.js
FROM service AS operable
COPY --from=build /app/packages/local/dist/admin.js /app/packages/local/dist/config.js /app/operator/
COPY --from=build /app/packages/local/dist/operator /app/operator/operator
COPY --from=build /app/packages/local/dist/data-folder /app/operator/data-folder
COPY --from=build /app/packages/local/dist/components /app/operator/components

FROM operable AS auth

FROM operable AS ai

# The load balancer in front of the gateway replicas, for Docker Compose.
FROM ${DEBIAN_IMAGE} AS front
RUN apt-get update && apt-get install -y --no-install-recommends haproxy \
  && apt-get clean && rm -rf /var/lib/apt/lists/* /var/log/*
ARG VERSION=local
LABEL org.opencontainers.image.title="Grantwright front" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.licenses="Apache-2.0"
COPY docker/haproxy.cfg /etc/haproxy/haproxy.cfg
USER 1000:1000
EXPOSE 8080
# a graceful stop: finishes open requests
STOPSIGNAL SIGUSR1
# unhealthy only after two minutes without a gateway: replacing all of them can take that long, and
# `docker compose up --wait` fails as soon as it is unhealthy
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=24 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["haproxy", "-f", "/etc/haproxy/haproxy.cfg"]
