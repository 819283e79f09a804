// What signs around words become while somebody types.
import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { MarkType, Schema } from 'prosemirror-model';
import type { EditorState, Plugin, Transaction } from 'prosemirror-state';
import { t } from '../words/words.ts';

/** Words without blanks at their ends and without a sign. */
const between = (sign: string) => `([^\\s${sign}](?:[^${sign}]*[^\\s${sign}])?)`;

/** The signs of each mark as they end a text: what opens them, their words and, of a link, where it leads. */
const signs: Readonly<Record<string, RegExp>> = {
  strong: new RegExp(`(?<![\\w*\\\\])(\\*\\*)${between('*')}\\*\\*$`),
  emphasis: new RegExp(`(?<![\\w*\\\\])(\\*)${between('*')}\\*$`),
  code: /(?<![\w`\\])(`)([^`]+)`$/,
  link: new RegExp(`(?<![!\\\\])(\\[)${between('[\\]')}\\]\\(([^\\s()]+)\\)$`),
};

/** Takes the signs around words away, and marks these: they keep the marks that they have. */
const toRule = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(
    pattern,
    ({ doc, tr }, [, opening = '', words = '', href], from, to) => {
      const { code } = type.schema.marks;
      const { parent, parentOffset } = doc.resolve(from);
      const before = parent.textBetween(0, parentOffset);
      // Somebody types code.
      if (code && type !== code && before.split('`').length % 2 === 0) return null;
      const end = from + opening.length + words.length;
      const mark = type.create(href === undefined ? null : { href });
      tr.delete(end, to).delete(from, from + opening.length);
      return tr.addMark(from, from + words.length, mark).removeStoredMark(type);
    },
    { inCodeMark: false },
  );

/** Has signs become the marks that a schema has, such as `**bold**` and `[a link](/pricing)`, and whatever other rules say. */
export const createRules = (schema: Schema, others: readonly InputRule[] = []): Plugin =>
  inputRules({
    rules: [
      ...others,
      ...Object.entries(signs).flatMap(([name, pattern]) => {
        const type = schema.marks[name];
        return type ? [toRule(pattern, type)] : [];
      }),
    ],
  });

/**
 * What somebody typed before a rule made something of it: a state between the one before and the one after.
 *
 * @returns undefined for any other change
 */
export function readTyped(
  before: EditorState,
  rules: Plugin,
  change: Transaction,
): EditorState | undefined {
  const rule: { from: number; to: number; text: string } | undefined = change.getMeta(rules);
  return rule && before.apply(before.tr.insertText(rule.text, rule.from, rule.to));
}

/**
 * Says of signs in words that visitors read them, as the text can have no such marks.
 *
 * @param schema that of the text
 * @param known what the text said before: signs in it are meant
 * @returns nothing where there are none
 */
export function saySigns(words: string, { marks }: Schema, known = ''): string {
  for (const [name, pattern] of Object.entries(signs)) {
    const [found] = new RegExp(pattern.source.replace(/\$$/, '')).exec(words) ?? [];
    if (found && !marks[name] && !known.includes(found))
      return t('Visitors read “{signs}” as it stands here: this text can have no such marks.', {
        signs: found,
      });
  }
  return '';
}
