# A small server for the site: nginx without root, on a file system that is read-only but for /tmp.
#   docker build -t site . && docker run --read-only --tmpfs /tmp -p 8080:8080 site
FROM node:24-bookworm-slim AS build
WORKDIR /site
# All at once: the packages of npm's workspaces are folders of this repository.
COPY . .
RUN npm ci --no-audit --no-fund
# Such as --build-arg SITE_COMMIT=$(git rev-parse HEAD): what /release.txt names.
ARG SITE_COMMIT=unknown
RUN npm run build \
  && built=sites/countermark/build/client \
  && release=$(sed -n 's/^digest: //p' "$built/release.txt") \
  && mkdir -p /srv/site \
  && cp -a "$built" "/srv/site/$release" \
  && cp -a "$built/assets" /srv/site/ \
  && ln -s "$release" /srv/site/current

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/packages/sitewright/hosting/templates/container.conf /etc/nginx/nginx.conf
COPY --from=build /srv/site /srv/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD \
  ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
