/**
 * What runs on a server, by bash: fixed texts, which get what differs as arguments. The first one is always the
 * folder of the site: in it lie the releases by their digests, `assets/` of all of them, and `current`, a link
 * to the one that is live.
 */

/**
 * Holds the lock for as long as a line comes each minute, so that nobody has to remove the lock of somebody whose
 * connection was cut. The second argument says who holds it since when.
 */
export const holdLock = `
mkdir -p -m 755 -- "$1"
exec 9>>"$1/lock"
if ! flock -n 9; then cat -- "$1/lock" >&2; exit 75; fi
printf '%s\\n' "$2" >"$1/lock"
echo locked
while read -t 60 -r _; do :; done
`;

/** Prints the live release, the releases there are, and what was live when. */
export const readState = `
cd -- "$1"
echo "live $(readlink current || true)"
for one in ????????????/; do if [ -d "$one" ]; then echo "there \${one%/}"; fi; done
if [ -e releases ]; then cat releases; fi
`;

/** Compares what arrived with the list on its input, and gives it its name, the second argument. */
export const place = `
cd -- "$1"
[ "$(readlink current || true)" != "$2" ] || { echo "$2 is live" >&2; exit 1; }
sha256sum --check --strict --quiet -
rm -rf -- "./$2"
mv -T arriving "$2"
`;

/** Frees the disk of what has not arrived whole. */
export const discard = 'cd -- "$1"; rm -rf arriving';

/** Lets the server read a release as it would when live: its input is a configuration with that release alone. */
export const testRelease = `
cd -- "$1"
ln -sfn -- "$2" next
cat >next.conf
case $3 in
  nginx) nginx -e stderr -t -q -c "$1/next.conf" ;;
  caddy) caddy validate --adapter caddyfile --config "$1/next.conf" ;;
esac
`;

/**
 * Lets another release be live, and the server read its configuration. Where it cannot, the last one is live again,
 * without help from outside: the connection may be cut. The arguments are the folder, the release, the server, and
 * the line for the list of releases.
 */
export const switchRelease = `
trap '' HUP INT PIPE TERM
cd -- "$1"
last=$(readlink current || true)
point() { rm -f turning && ln -s -- "$1" turning && mv -T turning current; }
reload() {
  case $1 in
    nginx) nginx -e stderr -t -q && nginx -e stderr -s reload ;;
    caddy) caddy reload --config /etc/caddy/Caddyfile ;;
  esac
}
{ if [ -e releases ]; then cat releases; fi; printf '%s\\n' "$4"; } >releases.new
point "$2"
if ! said=$(reload "$3" 2>&1); then
  if [ -n "$last" ]; then point "$last"; else rm current; fi
  printf '%s\\n' "$said" >&2
  exit 1
fi
mv releases.new releases
`;

/** Deletes the releases after the first argument, but never the live one, and the assets that none has any more. */
export const prune = `
cd -- "$1"
live=$(readlink current)
shift
for one; do [ "$one" = "$live" ] || rm -rf -- "./$one"; done
for asset in assets/*; do compgen -G "*/$asset" >/dev/null || rm -f -- "$asset"; done
`;

/** Prints which servers are set up to read the folder. */
export const findServers = `
if grep -rqsF -- "$1/current/_nginx.conf" /etc/nginx; then echo nginx; fi
if grep -rqsF -- "$1/current/_Caddyfile" /etc/caddy; then echo caddy; fi
`;

/** Makes the folder of previews, which are no releases, where nginx has passwords to let somebody in by. */
export const makePreviews = `
if grep -rqsF -- "$1/current/_nginx.conf" /etc/nginx && [ ! -s /etc/nginx/preview.passwords ]; then
  echo 'there is no /etc/nginx/preview.passwords: choose a password as docs/deploy.md says' >&2
  exit 1
fi
mkdir -p -m 755 -- "$1/_preview"
`;

/** Removes the preview with a name, and prints it, where there is one. */
export const removePreview = `
cd -- "$1"
if [ -d "_preview/$2" ]; then rm -rf -- "_preview/$2"; echo "$2"; fi
`;
