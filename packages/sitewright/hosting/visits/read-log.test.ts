import { expect, test } from 'vitest';
import { parseCaddy, parseNginx } from './read-log.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const line = `2001:db8::1 - - [27/Nov/2026:10:00:00 +0000] "GET /about HTTP/2.0" 200 5 "-" "${agent}"`;

test('a line of nginx tells the agent, the month and whether somebody clicked', () => {
  const read = { agent, month: '2026-11' };
  expect(parseNginx(`${line} "-"`)).toEqual({ ...read, line: `${line} "-"`, isPrefetch: false });
  expect(parseNginx(`${line} "prefetch;prerender"`)).toMatchObject({ ...read, isPrefetch: true });
  // The format that nginx has by itself.
  expect(parseNginx(line)).toEqual({ ...read, line: `${line} "-"`, isPrefetch: false });
});

const entry = (headers: Record<string, string[]>) =>
  JSON.stringify({
    ts: Date.UTC(2026, 10, 27, 10) / 1000,
    status: 200,
    size: 5,
    request: { remote_ip: '2001:db8::1', method: 'GET', uri: '/about', proto: 'HTTP/2.0', headers },
  });

test('a line of Caddy becomes the same line', () => {
  expect(parseCaddy(entry({ 'User-Agent': [agent] }))).toEqual(parseNginx(line));
  const rested = parseCaddy(entry({ 'User-Agent': [agent], 'Sec-Purpose': ['prefetch'] }));
  expect(rested?.isPrefetch).toBe(true);
});

test('no visitor ends a text of the log with a quote or a line', () => {
  const forged = parseCaddy(entry({ 'User-Agent': ['a" "prefetch"\n\\b'] }));
  expect(forged).toMatchObject({
    agent: 'a\\x22 \\x22prefetch\\x22\\x0A\\x5Cb',
    isPrefetch: false,
  });
});

test('what is no line of a log is none', () => {
  for (const other of ['', 'hello', '{', '{}', '{"ts":1}', `${line} "-" "-"`]) {
    expect(other.startsWith('{') ? parseCaddy(other) : parseNginx(other), other).toBeUndefined();
  }
});
