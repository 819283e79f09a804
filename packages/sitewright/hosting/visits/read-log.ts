import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import zlib from 'node:zlib';

/** One request, as a server's log has it. */
export interface LoggedRequest {
  /** The line in the format of hosting/templates/goaccess.conf. */
  line: string;
  /** What the browser or the bot calls itself. */
  agent: string;
  /** Whether a browser asked before anybody clicked. */
  isPrefetch: boolean;
  /** Such as `2026-11`. */
  month: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const pad = (value: number) => String(value).padStart(2, '0');

/**
 * Reads a log of nginx or of Caddy line by line; a name that ends in `.gz` is unpacked.
 *
 * @returns undefined for each line that is of neither
 * @throws Error when the file cannot be read
 */
export async function* readLog(file: string): AsyncGenerator<LoggedRequest | undefined> {
  const bytes = createReadStream(file);
  const input = file.endsWith('.gz') ? bytes.pipe(zlib.createGunzip()) : bytes;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line) yield line.startsWith('{') ? parseCaddy(line) : parseNginx(line);
  }
}

/** Parses a line of the template's format, or of nginx's own `combined`, which marks no prefetches. */
export function parseNginx(line: string): LoggedRequest | undefined {
  const [, day, month = '', year, agent, purpose] =
    /^\S+ \S+ \S+ \[(\d\d)\/(\w{3})\/(\d{4}):[^\]]+\] "[^"]*" \d{3} \S+ "[^"]*" "([^"]*)"(?: "([^"]*)")?$/.exec(
      line,
    ) ?? [];
  if (!day || agent === undefined) return undefined;
  return {
    line: purpose === undefined ? `${line} "-"` : line,
    agent,
    isPrefetch: purpose?.startsWith('prefetch') ?? false,
    month: `${year}-${pad(months.indexOf(month) + 1)}`,
  };
}

interface CaddyLine {
  ts: number | string;
  status: number;
  size: number;
  request: {
    client_ip?: string;
    remote_ip?: string;
    method: string;
    uri: string;
    proto: string;
    headers: Record<string, string[] | undefined>;
  };
}

/** Parses a line of Caddy’s JSON, as it writes it without a `format`. */
export function parseCaddy(line: string): LoggedRequest | undefined {
  try {
    const { ts, status, size, request }: CaddyLine = JSON.parse(line);
    const { client_ip, remote_ip, method, uri, proto, headers } = request;
    const time = new Date(typeof ts === 'number' ? ts * 1000 : ts);
    const day = `${pad(time.getUTCDate())}/${months[time.getUTCMonth()]}/${time.getUTCFullYear()}`;
    const at = `${day}:${time.toISOString().slice(11, 19)} +0000`;
    const [agent, referrer, purpose] = ['User-Agent', 'Referer', 'Sec-Purpose'].map((name) =>
      quote(headers[name]?.[0] ?? '-'),
    );
    const asked = quote(`${method} ${uri} ${proto}`);
    return parseNginx(
      `${client_ip ?? remote_ip} - - [${at}] "${asked}" ${status} ${size} "${referrer}" "${agent}" "${purpose}"`,
    );
  } catch {
    return undefined;
  }
}

/** Writes what would end a text in a log as nginx does. */
const quote = (text: string) =>
  text.replaceAll(/["\\\p{Cc}]/gu, (one) => `\\x${pad2(one.charCodeAt(0))}`);
const pad2 = (code: number) => code.toString(16).toUpperCase().padStart(2, '0');
