import { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { expect, test } from 'vitest';
import { plainSchema, richSchema } from '../page-editor/browser/words-schema.ts';
import { readEditedText } from '../text-editor/edited-text.ts';
import { textSchema } from '../text-editor/text-schema.ts';
import { createRules, readTyped, saySigns } from './word-rules.ts';

const rules = createRules(textSchema);

/** Types words into an empty text, sign by sign; `steps` are the texts that were steps of their own. */
function type(words: string) {
  const edited = readEditedText('');
  const steps: string[] = [];
  let state = EditorState.create({ doc: edited.doc, plugins: [rules] });
  for (const text of words) {
    const { from, to } = state.selection;
    const view = {
      ...{ state, composing: false },
      dispatch(change) {
        const typed = readTyped(state, rules, change);
        if (typed) steps.push(typed.doc.textContent);
        state = state.apply(change);
      },
    } as EditorView;
    const isTaken = rules.props.handleTextInput?.call(rules, view, from, to, text, () => state.tr);
    if (!isTaken) state = state.apply(state.tr.insertText(text, from, to));
  }
  return { said: edited.write(state.doc).text, steps };
}

test.each([
  ['see [this](/x) too', 'see [this](/x) too'],
  ['(**bold** words)', '(**bold** words)'],
  ['an *accent*, and `code`', 'an *accent*, and `code`'],
  ['[a **bold** link](https://a.example/b)', '[a **bold** link](https://a.example/b)'],
  ['`[this](/x)`', '`[this](/x)`'],
])('who types %s gets what it says', (typed, said) => {
  const { said: own, steps } = type(typed);
  expect(own).toBe(said);
  expect(steps).not.toEqual([]);
});

test.each(['5 * 6 * 7', '2*3*4', '[x] (y)', 'a ** b **', '![alt](x.png)'])(
  '%s is words alone, and stays',
  (typed) => {
    expect(type(typed).steps).toEqual([]);
  },
);

test('one step back, there are the signs as they were typed', () => {
  expect(type('see [this](/x)').steps).toEqual(['see [this](/x)']);
});

test('it is said of signs that visitors would read, and of no others', () => {
  expect(saySigns('See [this](/x)', plainSchema)).toContain('“[this](/x)”');
  expect(saySigns('Really **bold** now', plainSchema)).toContain('“**bold**”');
  expect(saySigns('See [this](/x), **bold**', richSchema)).toBe('');
  expect(saySigns('Type `npm`', richSchema)).toContain('“`npm`”');
  expect(saySigns('Type `npm`', textSchema)).toBe('');
  expect(saySigns('5 * 6 * 7 [x]', plainSchema)).toBe('');
  expect(saySigns('A *star* more', plainSchema, 'A *star*')).toBe('');
});
