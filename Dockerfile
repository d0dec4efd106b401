# One recipe for every part of Grantwright:
#   docker build --target service --build-arg SERVICE=auth .
#   docker build --target gateway .

# Manifests alone, so that a change of code does not install packages again.
FROM node:22-bookworm-slim AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete \
  && find . -type d -empty -delete

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm,sharing=locked npm ci --ignore-scripts
COPY . .
RUN npx turbo run build --no-daemon --concurrency=2 --output-logs=errors-only

# What one part needs to run, and nothing that only builds or tests.
FROM node:22-bookworm-slim AS production
ARG SERVICE=gateway
WORKDIR /app
COPY --from=manifests /app/package.json /app/package-lock.json /app/.npmrc ./
COPY --from=manifests /app/packages/shared ./packages/shared
COPY --from=manifests /app/services/${SERVICE} ./services/${SERVICE}
RUN --mount=type=cache,target=/root/.npm,sharing=locked \
  npm ci --omit=dev --ignore-scripts --workspace services/${SERVICE}
COPY --from=build /app/packages/shared/dist ./packages/shared/dist
COPY --from=build /app/services/${SERVICE}/dist ./services/${SERVICE}/dist

FROM node:22-bookworm-slim AS service
ARG SERVICE=gateway
LABEL org.opencontainers.image.title="Grantwright ${SERVICE}" \
  org.opencontainers.image.licenses="Apache-2.0"
ENV NODE_ENV=production
COPY --from=production /app /app
WORKDIR /app/services/${SERVICE}
# by number, so that a cluster can see that it is not root
USER 1000:1000
EXPOSE 8080 9464
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]

FROM service AS gateway
COPY --from=build /app/web/dist /app/web
ENV WEB_ROOT=/app/web
