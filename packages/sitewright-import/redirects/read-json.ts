import { UserError } from 'sitewright/lib';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { readPattern } from './read-pattern.ts';
import {
  collect,
  differences,
  type RedirectList,
  type Rules,
  readStatus,
} from './redirect-list.ts';

type Fields = Record<string, unknown>;

/**
 * Reads `vercel.json`, or the export of Redirection for WordPress.
 *
 * @throws UserError for a text that is no JSON, or has no list of redirects
 */
export function readJson(text: string): RedirectList {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'json' });
  const [mistake] = document.errors;
  if (mistake)
    throw new UserError(`line ${mistake.linePos?.[0].line ?? 1} of the list: it is no JSON`);
  const { groups = [] } = document.toJS() as { groups?: Fields[] };
  const list = isMap(document.contents) ? document.get('redirects') : document.contents;
  if (!isSeq<Node>(list))
    throw new UserError(
      'line 1 of the list: expected "redirects", as in vercel.json or an export of Redirection',
    );
  return collect(
    list.items.map((node) => {
      const fields: Fields = node.toJS(document);
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      const group = groups.find(({ id }) => id === fields.group_id);
      const isOff = fields.enabled === false || group?.enabled === false;
      const rule = 'source' in fields ? readVercel(fields) : readRedirection(fields, isOff);
      return { line, text: String(fields.source ?? fields.url ?? ''), rule };
    }),
  );
}

function readRedirection(fields: Fields, isOff: boolean): Rules {
  const { url, regex, match_type: kind = 'url', action_type: action = 'url' } = fields;
  const { url: to } = (fields.action_data ?? {}) as Fields;
  if (isOff) return { reason: 'it is switched off there' };
  if (kind !== 'url') return { reason: `it leads some visitors alone, as its kind "${kind}" says` };
  const status = readStatus(String(fields.action_code));
  if (action !== 'url' || !status || typeof to !== 'string' || typeof url !== 'string')
    return {
      reason: `"${action}" with status ${fields.action_code} does not lead visitors elsewhere`,
    };
  const { source = {} } = (fields.match_data ?? {}) as { source?: Fields };
  if (regex === true || source.flag_regex === true)
    return readPattern(source.flag_case === true ? `(?i)${url}` : url, to, status);
  const differs = [
    source.flag_case === true && differences.letterCase,
    source.flag_trailing === false && differences.slash,
    /^(exact|exactorder|ignore)$/.test(String(source.flag_query)) && differences.query,
  ];
  return { from: url, to, status, differs: differs.filter((one) => one !== false) };
}

function readVercel(fields: Fields): Rules {
  const { source, destination, permanent, statusCode } = fields;
  if (typeof source !== 'string' || typeof destination !== 'string')
    return { reason: 'it does not say where it leads' };
  if (fields.has || fields.missing)
    return { reason: 'it leads some visitors alone, as "has" or "missing" says' };
  const status = readStatus(statusCode ? String(statusCode) : permanent === false ? '307' : '308');
  if (!status) return { reason: `status ${statusCode} does not lead visitors elsewhere` };
  // What is found by :name has the same name here; an expression has groups.
  const names = /\([^()]*\)(?![*+?])|(\/?):(\w+)(?:\(((?:[^()]|\([^()]*\))*)\))?([*+?]?)|[.]/g;
  const expression = source.replaceAll(names, (whole, slash, name, own = '[^/]+', sign) => {
    if (name === undefined) return whole === '.' ? '\\.' : whole;
    const found = `${slash}(?<${name}>${/[*+]/.test(sign) ? '.+' : own})`;
    return /[*?]/.test(sign) ? `(?:${found})?` : found;
  });
  const target = destination.replaceAll(/:([a-z_]\w*)[*+?]?/gi, '$${$1}');
  return readPattern(`^${expression}/?$`, target, status);
}
