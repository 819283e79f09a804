import fc from 'fast-check';
import { toggleMark } from 'prosemirror-commands';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { readRuns, writeRuns } from '../../rich-text/runs.ts';
import { linkWords } from './word-marks.ts';
import { richSchema, toNodes, toRuns } from './words-schema.ts';

type Step =
  | { act: 'select'; from: number; to: number }
  | { act: 'type'; words: string }
  | { act: 'delete' }
  | { act: 'toggle'; mark: 'strong' | 'emphasis' };

const steps = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('select' as const), from: fc.nat(30), to: fc.nat(30) }),
    fc.record({
      act: fc.constant('type' as const),
      words: fc.constantFrom('till', ' ', 'a b ', '*', '5 * 6', '', 'é.', '[x]'),
    }),
    fc.record({ act: fc.constant('delete' as const) }),
    fc.record({
      act: fc.constant('toggle' as const),
      mark: fc.constantFrom('strong' as const, 'emphasis' as const),
    }),
  ),
  { maxLength: 25 },
);

/** What somebody does, as the page has it. */
function take(state: EditorState, step: Step): EditorState {
  const { tr, doc } = state;
  const end = doc.content.size;
  if (step.act === 'select') {
    const [from, to] = [step.from, step.to].map((at) => Math.min(at, end)) as [number, number];
    return state.apply(tr.setSelection(TextSelection.create(doc, from, to)));
  }
  if (step.act === 'delete') return state.apply(tr.deleteSelection());
  if (step.act === 'type')
    return state.apply(step.words ? tr.replaceSelectionWith(typed(state, step.words), false) : tr);
  let next = state;
  toggleMark(richSchema.marks[step.mark] as never)(state, (one) => {
    next = state.apply(one);
  });
  return next;
}

const typed = ({ storedMarks, selection }: EditorState, words: string) =>
  richSchema.text(words, storedMarks ?? selection.$from.marks());

test('whatever is typed, deleted and made bold, the words are written as they are, without signs around nothing', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const doc = richSchema.node('doc', null, toNodes(richSchema, [{ text: 'One till. ' }]));
      const state = all.reduce(take, EditorState.create({ doc }));
      const { text } = writeRuns(toRuns(state.doc));
      const read = readRuns(text);
      expect(
        read
          ?.map((run) => run.text)
          .join('')
          .trim(),
      ).toBe(state.doc.textContent.trim());
      expect(text.replaceAll(/\\./g, 'x')).not.toMatch(/(?<!\*)\*{4}(?!\*)/);
    }),
    { seed: 53, numRuns: 300 },
  );
});

test('a link at a caret in a word is that word; beside one it has words of its own', () => {
  const doc = richSchema.node('doc', null, toNodes(richSchema, [{ text: 'See our prices. ' }]));
  const linkAt = (at: number) => {
    const start = EditorState.create({ doc });
    const state = start.apply(start.tr.setSelection(TextSelection.create(doc, at)));
    return writeRuns(toRuns(state.apply(linkWords(state, '/pricing', 'Plans')).doc)).text.trim();
  };
  const text = doc.textContent;
  expect(linkAt(text.indexOf('prices') + 3)).toBe('See our [prices](/pricing).');
  expect(linkAt(text.length)).toBe('See our prices. [Plans](/pricing)');
});
