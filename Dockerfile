# Not tried with a container engine yet; its steps were run by hand in an empty folder.
FROM node:24-bookworm-slim AS built
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Installed and built here, so that a container starts at once and writes nothing but its data.
RUN node -e "import('./bin/support/project.mjs').then((project) => { project.ensureInstalled(); project.ensureBuilt(project.findNode()) })"

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=built --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# It supervises the server, and hands SIGTERM on.
CMD ["node", "bin/start.mjs"]
