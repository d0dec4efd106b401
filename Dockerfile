# One recipe for every part of Grantwright:
#   docker build --target service --build-arg SERVICE=documents .
#   docker build --target auth --build-arg SERVICE=auth .
#   docker build --target gateway .
#   docker build --target front .

# Exact versions, so that a build of today is that of tomorrow; others by --build-arg.
ARG NODE_IMAGE=node:22.23.3-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-20250929-slim

FROM ${NODE_IMAGE} AS node

# Manifests alone, so that a change of code does not install packages again.
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

# What one part is made of; of the gateway, the pages that it serves, too.
FROM manifests AS bill
ARG SERVICE=gateway
COPY scripts ./scripts
RUN node scripts/sbom.mjs /sbom services/${SERVICE} $([ "${SERVICE}" = gateway ] && echo web)

# What one part needs to run, and nothing that only builds or tests.
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
# what only people and compilers read, and the analyst where nobody asks it
RUN rm -rf packages/shared/dist/testing \
  && { [ "${SERVICE}" = ai ] || rm -rf packages/analyst node_modules/@grantwright/analyst; } \
  && rm -rf packages/analyst/training \
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
    -o -iname 'readme*.md' -o -iname 'changelog*.md' \) -delete

# of the runtimes of the analyst's model only the native one of this platform, and the one in WebAssembly for
# processors and C libraries that the native one was not built for
RUN if [ "${SERVICE}" = ai ]; then \
    find node_modules/onnxruntime-node/bin/napi-v6 -mindepth 2 -maxdepth 2 \
      ! -path "*/linux/$(node -p process.arch)" -exec rm -r {} + \
    && find node_modules/onnxruntime-web -type f ! -name package.json ! -name 'LICENSE*' \
      ! -path '*/dist/ort.node.min.mjs' ! -path '*/dist/ort-wasm-simd-threaded.mjs' \
      ! -path '*/dist/ort-wasm-simd-threaded.wasm' -delete; \
  fi

# Node alone: no package manager, nothing that could install anything.
FROM ${DEBIAN_IMAGE} AS service
# to be run but not read: Linux then hides the environment and the memory of a process from others of its user
COPY --chmod=0711 --from=node /usr/local/bin/node /usr/local/bin/node
ARG SERVICE=gateway
ARG VERSION=local
LABEL org.opencontainers.image.title="Grantwright ${SERVICE}" \
  org.opencontainers.image.description="A part of Grantwright, which helps non-profits prepare grant applications" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.licenses="Apache-2.0"
# DEP0060: a warning of http-proxy's, which is no JSON line
ENV NODE_ENV=production NODE_OPTIONS=--disable-warning=DEP0060 GRANTWRIGHT_VERSION=${VERSION}
COPY --from=production /app /app
COPY --from=bill /sbom /app/sbom
WORKDIR /app/services/${SERVICE}
# by number, so that a cluster can see that it is not root
USER 1000:1000
EXPOSE 8080 9464
# by the shell alone: a process of Node for every look costs more than the service at rest; where figures are
# shown, which is plain also where the part itself speaks TLS
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=6 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${METRICS_PORT:-9464} && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "dist/main.js"]

FROM service AS gateway
COPY --from=build /app/web/dist /app/web
ENV WEB_ROOT=/app/web

# With what only an operator may do: node /app/operator/admin.js
FROM service AS auth
COPY --from=build /app/packages/local/dist/admin.js /app/packages/local/dist/config.js /app/operator/
COPY --from=build /app/packages/local/dist/operator /app/operator/operator
COPY --from=build /app/packages/local/dist/data-folder /app/operator/data-folder
COPY --from=build /app/packages/local/dist/parts /app/operator/parts

# The one address before several copies of the gateway, where no cluster has one.
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
# lets what is under way end
STOPSIGNAL SIGUSR1
# that there is no gateway counts after two minutes only: as long as all of them may take to be replaced, and `up
# --wait` gives up at the first front that is not healthy
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=24 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["haproxy", "-f", "/etc/haproxy/haproxy.cfg"]
