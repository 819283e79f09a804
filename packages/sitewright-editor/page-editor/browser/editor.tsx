import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath } from 'sitewright/content';
import { mayBeTranslated } from 'sitewright/schemas';
import { readSought } from '../../backend/browser/addresses.ts';
import { inUse } from '../../backend/browser/backend.ts';
import { endLoading } from '../../browser/loading.ts';
import { SaveButton } from '../../browser/save-button.tsx';
import {
  focusField,
  type Lead,
  showField,
  useArrival,
  useOpenEntries,
} from '../../forms/browser/lead.ts';
import { InPage, TextToolbar, type Writing } from '../../forms/browser/text-toolbar.tsx';
import { findSaid } from '../../forms/find-said.ts';
import { labelOf } from '../../forms/labels.ts';
import { readPath } from '../../forms/schema.ts';
import { PageActions } from '../../page-moves/browser/page-actions.tsx';
import { Uploads } from '../../pictures/use-uploads.ts';
import { findStaleTexts } from '../../saving/stale-texts.ts';
import { t } from '../../words/words.ts';
import { nameSaved } from '../begin-translation.ts';
import type { PageDescription } from '../page-draft.ts';
import type { OtherField } from './clicks.ts';
import { hasDrafts } from './drafts.ts';
import { Notices } from './messages/notices.tsx';
import { type Note, sayDraft, sayDrawn, sayStale } from './messages/say-problem.ts';
import { showSaid } from './note-fields.ts';
import { Outline } from './outline.tsx';
import { nearestWidth, PageChoices, type PageView } from './page-choices.tsx';
import { PageForm } from './page-form.tsx';
import { findShownPage, goToSection, PageFrame, showSection } from './page-frame.tsx';
import { addSection, sectionSchema } from './page-value.ts';
import { IsSeen } from './section-drawing.tsx';
import { dropSection, Kinds } from './sections.tsx';
import { SharedField } from './shared-field.tsx';
import { useEditedPage } from './use-edited-page.ts';
import { usePanels } from './use-panels.ts';

/** The editor of a page, whose address is `path`. */
export function Editor({ page, path }: { page: PageDescription; path: string }) {
  const { Status } = inUse.backend;
  const [round, setRound] = useState(0);
  const open = useOpenEntries();
  const panels = usePanels();
  const edited = useEditedPage(page, path, round, (field) => lead(readPath(field)));
  const { value, sections, selected, select, answer, drawing, problems, history } = edited;
  const { first, said, isSaving, readings } = edited;
  const [view, setView] = useState<PageView>(() => {
    return { scheme: 'light', width: nearestWidth(), zoom: undefined };
  });
  const [status, setStatus] = useState<readonly Note[]>([]);
  const [writing, setWriting] = useState<Writing>();
  const [shared, setShared] = useState<OtherField>();
  // What lies over the page leaves what was clicked to be seen, and what is near to be clicked next.
  const [isAtTop, setIsAtTop] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const isOpen = isSeen || answer?.isShown === false;
  /** The section that a field is of; empty for a field of the page itself. */
  const sectionOf = ([key]: FieldPath) => sections.find((one) => one.key === key)?.key ?? '';
  const openTo = (place: FieldPath) => {
    select(sectionOf(place) || undefined);
    open.openTo(place);
  };
  const openField: Lead = (place, caret) => {
    const show = () => {
      openTo(place);
      panels.showFields();
    };
    focusField(sectionOf(place), place, show, caret);
  };
  const lead: Lead = (place, caret) => {
    openField(place, caret);
    showSection(sectionOf(place));
  };
  const leadToField = (field: string) => lead(readPath(field));
  // Who does not see the page hears that it is there, and where a section is once it is moved, added or taken away.
  const order = sections.map(({ key }) => key).join(' ');
  const [firstOrder] = useState(order);
  const hasMoved = useRef(false);
  hasMoved.current ||= order !== firstOrder;
  const schemaOf = (key: string) => {
    const section = sections.find((one) => one.key === key);
    return section && sectionSchema(page, section.kind);
  };
  const wholeSchema = {
    properties: {
      ...page.schema.properties,
      ...Object.fromEntries(sections.map(({ key, kind }) => [key, sectionSchema(page, kind)])),
    },
  };
  const drawn = useRef(value);
  useEffect(() => {
    const body = findShownPage()?.body;
    if (body) showSaid(body, page.file, drawn.current, value);
    drawn.current = value;
  }, [page, value]);
  useEffect(() => {
    document.title = page.label;
  }, [page]);
  useEffect(() => {
    if (isOpen) endLoading();
  }, [isOpen]);
  useArrival(isSeen, (anchor) => {
    const words = readSought(anchor);
    const field = words === undefined ? readPath(anchor) : findSaid(value, words);
    if (field?.length) lead(field);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is another when it says something else
  const stale = useMemo(() => findStaleTexts(first, said), [first, JSON.stringify(said)]);
  const add = (kind: string) => {
    const chosen = sections.findIndex(({ key }) => key === selected?.key);
    const end = sections.length - Number(sections.at(-1)?.kind === 'closing');
    const next = addSection(value, page, kind, chosen < 0 ? end : chosen + 1);
    edited.act(next.value, next.key);
  };
  return (
    <IsSeen value={isSeen}>
      <main className="page-editor">
        <h1 className="unseen">{page.label}</h1>
        <p className="unseen" role="status">
          {hasMoved.current && selected
            ? t('{section}: section {place} of {count}', {
                section: labelOf(selected.kind),
                place: sections.indexOf(selected) + 1,
                count: sections.length,
              })
            : hasMoved.current
              ? edited.removed
                ? t('“{section}” is removed', { section: labelOf(edited.removed) })
                : t('Sections: {count}', { count: sections.length })
              : isSeen && t('“{label}” is open', { label: page.label })}
        </p>
        <div className="bar head">
          <SaveButton
            {...{ isSaving }}
            isChanged={edited.isChanged || edited.isNew}
            onSave={edited.save}
          />
          <strong>{page.label}</strong>
          {(
            [
              [t('Undo'), '↶', -1, history.past],
              [t('Redo'), '↷', 1, history.future],
            ] as const
          ).map(([label, sign, by, steps]) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              title={label}
              aria-disabled={steps.length === 0}
              onClick={() => edited.step(by)}
            >
              {sign}
            </button>
          ))}
          <PageChoices
            {...{ path, view }}
            languages={nameSaved(page.languages, edited.state)}
            onView={setView}
          />
          {page.whole && (
            <PageActions
              page={page.whole}
              translation={page.translation}
              targets={page.pages}
              offers={page.whole.offers}
              move={(one) => inUse.backend.move(one)}
              onDone={(address) => inUse.backend.openMade(address)}
              hasDrafts={async () => hasDrafts(page.folder, page.whole?.file ?? page.file)}
            />
          )}
          {Status && <Status isChanged={edited.isChanged} onSaid={setStatus} />}
        </div>
        <Notices
          {...edited.notices}
          more={[
            ...status,
            ...sayDraft(said, answer?.own),
            ...edited.elsewhere,
            ...stale.map((one) => sayStale(one, said, wholeSchema)),
          ]}
          onLead={leadToField}
        />
        <nav className="tabs" aria-label={t('Beside the page')}>
          {panels.tabs.map(({ label, sign, isShown, toggle }) => (
            <button
              key={label}
              type="button"
              className="plain"
              aria-pressed={isShown}
              onClick={toggle}
            >
              <span aria-hidden="true">{sign}</span>
              <span>{t(label)}</span>
            </button>
          ))}
        </nav>
        {panels.beside && (
          <section className="panel beside" aria-label={t(panels.beside)}>
            {panels.beside === 'Sections' ? (
              <Kinds page={page} onAdd={add} />
            ) : (
              <Outline
                {...{ value, sections, readings }}
                selected={selected?.key}
                onSelect={(key) => {
                  select(key);
                  goToSection(key);
                }}
              />
            )}
          </section>
        )}
        <div className="canvas">
          <PageFrame
            {...{ drawing, sections, ...view }}
            selected={selected?.key}
            isStopped={answer?.isShown === false}
            isDraggable={!page.isTranslation && !writing}
            onSeen={() => setIsSeen(true)}
            onStep={edited.step}
            onDrop={(what, index) => dropSection(page, edited, what, index)}
            clicked={{
              ...{ file: page.file, value, said, drawn: drawing?.said, schemaOf, select },
              ...{ inherited: page.inherited, set: edited.set },
              // What somebody clicks stays under the mouse.
              lead: openField,
              show: (place) => showField(sectionOf(place), place, () => openTo(place)),
              onClick: setIsAtTop,
              onTyping: edited.onTyping,
              onWriting: setWriting,
              onTyped: (restore) => {
                edited.onTyped(restore);
                setWriting(undefined);
              },
              onOther: setShared,
            }}
          />
          {!isOpen && (
            <div className="busy">
              <p role="status">{t('Drawing the page …')}</p>
              <p className="late">
                {t('This takes long.')}{' '}
                <button type="button" onClick={() => location.reload()}>
                  {t('Try again')}
                </button>
              </p>
            </div>
          )}
          <div className={isAtTop ? 'over-page at-top' : 'over-page'}>
            <p className="late-page" role="status">
              {sayDrawn(answer)}
            </p>
            {shared && (
              <SharedField
                field={shared}
                onClose={() => setShared(undefined)}
                onSaved={() => {
                  setShared(undefined);
                  setRound(round + 1);
                }}
              />
            )}
            {writing && (
              <section className="writing" aria-label={t('Words on the page')}>
                <TextToolbar writing={writing} targets={page.targets} />
              </section>
            )}
          </div>
        </div>
        {panels.hasFields && (
          <Uploads value={edited.setUploads}>
            <InPage value={writing}>
              <PageForm
                {...{ page, edited, open, problems, lead, readings }}
                effects={edited.effects ?? {}}
                isShown={(name, schema) =>
                  !['section', 'key'].includes(name) &&
                  (selected !== undefined || schemaOf(name) === undefined) &&
                  // A translation has fields for words alone, but in a section that has no original.
                  (!page.isTranslation ||
                    mayBeTranslated(schema) ||
                    name === 'draft' ||
                    (selected !== undefined && !Object.hasOwn(page.original, selected.key)))
                }
                onClose={panels.showPage}
              />
            </InPage>
          </Uploads>
        )}
      </main>
    </IsSeen>
  );
}
