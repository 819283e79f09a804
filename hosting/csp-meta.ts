import { contentPolicy, policyText } from './csp.ts';

/**
 * The page with its policy in its head, for hosts that cannot send each page its own; who may frame
 * it can only be said in a header.
 */
export function carryPolicy(html: string): string {
  if (html.includes('<meta http-equiv="Content-Security-Policy"')) return html;
  const policy = new Map(contentPolicy(html));
  policy.delete('frame-ancestors');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}"/>`;
  return html.replace(/<head>(<meta charset="utf-8"\/?>)?/i, (head) => head + meta);
}
