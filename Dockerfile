# The site and its form handler in one container. Leads are in the volume /data; see them with
#   docker exec CONTAINER node dist-server/leads.js
#
#   docker build --tag waymark .
#   docker run --rm --volume waymark-leads:/data waymark node dist-server/leads.js init
#   docker run --publish 127.0.0.1:4173:4173 --volume waymark-leads:/data --env TRUSTED_PROXIES=1 waymark

# The current LTS. Pin it by digest where the registry can be asked:
#   docker buildx imagetools inspect node:24-slim
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/brackets/package/package.json packages/brackets/package/
COPY packages/statelab/package.json packages/statelab/
RUN npm ci
COPY . .
ARG SITE_URL
ARG SITE_VERSION
ARG GEOLOCATION_URL
ARG FORM_ENDPOINT
ARG LEAD_FORMS
RUN npm run build && npm run build:server

FROM ${NODE_IMAGE} AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --workspaces=false

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 LEADS_DATABASE_URL=file:/data/leads.db
WORKDIR /app
COPY package.json ./
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/dist-server dist-server
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT ?? 4173) + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/main.js"]
