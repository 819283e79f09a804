import { Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { useEffect, useMemo, useState } from 'react';
import { endOpening } from '../../browser/opening.ts';
import { readAnchor } from '../../content-editor/browser/contents.ts';
import { PageActions } from '../../moving/browser/page-actions.tsx';
import { Uploads, useUploads } from '../../pictures/use-uploads.ts';
import type { PageDescription } from '../page-draft.ts';
import type { OtherField } from './clicks.ts';
import { hasDrafts } from './drafts.ts';
import { Shown } from './drawing.tsx';
import { Messages } from './messages.tsx';
import { Notices } from './notices.tsx';
import { OverPage } from './over-page.tsx';
import { PageChoices } from './page-choices.tsx';
import { shownBy } from './pages.ts';
import { overrides, setup, Toolbar } from './puck-parts.tsx';
import { type Note, sayStale } from './say-problem.ts';
import { createConfig } from './sections.tsx';
import { SharedField } from './shared-field.tsx';
import { findStaleTexts } from './stale-texts.ts';
import { InPage, TextToolbar, type Writing } from './text-toolbar.tsx';
import { useEditedPage } from './use-edited-page.ts';

/** The editor of a page, whose address is `path`. */
export function Editor({ page, path }: { page: PageDescription; path: string }) {
  const [round, setRound] = useState(0);
  const edited = useEditedPage(page, path, round);
  const { start, keys, puck, answer, drawing, undrawn, problems } = edited;
  const uploads = useUploads(edited.save);
  const isSaving = edited.isSaving || uploads.isWaiting;
  const [scheme, setScheme] = useState('light');
  const [status, setStatus] = useState<readonly Note[]>([]);
  const [writing, setWriting] = useState<Writing>();
  const [shared, setShared] = useState<OtherField>();
  // What lies over the page leaves what was clicked to be seen, and what is near to be clicked next.
  const [isAtTop, setIsAtTop] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const config = useMemo(() => createConfig(page), [page]);
  const schemas = useMemo(() => new Map(page.kinds.map((one) => [one.name, one.schema])), [page]);
  const isOpen = isSeen || answer?.isShown === false;
  useEffect(() => {
    if (isOpen) endOpening();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message elsewhere leads here once
  useEffect(() => {
    const field = readAnchor();
    if (isSeen && field) edited.lead(field);
  }, [isSeen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is another when it says something else
  const stale = useMemo(
    () => findStaleTexts(edited.first, edited.file.value),
    [edited.first, edited.said],
  );
  const toolbar = (
    <div className="bar">
      <PageChoices {...{ path, scheme }} languages={page.languages} onScheme={setScheme} />
      <button type="button" className="save" aria-disabled={isSaving} onClick={uploads.save}>
        {isSaving ? 'Saving …' : edited.isChanged ? 'Save' : 'Saved'}
      </button>
      <PageActions
        page={page.whole}
        targets={page.pages}
        menus={page.menus}
        move={(one) => shownBy.pages.move(one)}
        onDone={(address) => shownBy.pages.openMade(address)}
        hasDrafts={async () => hasDrafts(page.folder, page.whole.file)}
      />
      {shownBy.pages.Status && (
        <shownBy.pages.Status isChanged={edited.isChanged} onSaid={setStatus} />
      )}
    </div>
  );
  return (
    <Shown
      value={{
        ...{ drawing, file: page.file, keys, schemas, scheme, puck, onWriting: setWriting },
        isSeen,
        onSeen: () => setIsSeen(true),
        onClick: setIsAtTop,
        onTyping: edited.onTyping,
        onTyped: (restore) => {
          edited.onTyped(restore);
          setWriting(undefined);
        },
        onOther: setShared,
      }}
    >
      <Messages
        value={{
          ...{ keys, problems, inherited: page.inherited, targets: page.targets },
          ...{ readings: answer?.readings ?? {}, effects: answer?.effects ?? {} },
        }}
      >
        <Toolbar value={toolbar}>
          <h1 className="unseen">{page.label}</h1>
          <Notices
            isKept={edited.isKept}
            news={edited.news}
            onChoice={edited.choose}
            failures={[edited.failure, isOpen ? undrawn : ''].filter(Boolean)}
            own={problems}
            others={answer?.others ?? []}
            broken={answer?.broken ?? []}
            isShown={answer?.isShown ?? true}
            isFound={edited.isFound}
            refused={edited.refused}
            more={[
              ...status,
              ...(answer?.elsewhere ?? []).map((words) => ({ words })),
              ...stale.map(sayStale),
            ]}
            onLead={edited.lead}
          />
          {shared && (
            <OverPage isAtTop={isAtTop}>
              <SharedField
                field={shared}
                onClose={() => setShared(undefined)}
                onSaved={() => {
                  setShared(undefined);
                  setRound(round + 1);
                }}
              />
            </OverPage>
          )}
          <Uploads value={uploads.setUploads}>
            <InPage value={writing}>
              <Puck
                {...{ config, overrides, data: start.data, onChange: edited.setData }}
                {...(start.history && { initialHistory: start.history })}
                iframe={setup.iframe}
                dictionary={setup.dictionary}
                ui={matchMedia('(width < 56rem)').matches ? { leftSideBarVisible: false } : {}}
                permissions={page.isTranslation ? setup.fixed : setup.free}
                headerTitle={page.label}
              />
            </InPage>
          </Uploads>
          {!isOpen && (
            <div className="busy">
              <p role="status">{undrawn || 'Drawing the page …'}</p>
              <p className="late">
                This takes long.{' '}
                <button type="button" onClick={() => location.reload()}>
                  Try again
                </button>
              </p>
            </div>
          )}
          {writing && (
            <OverPage isAtTop={isAtTop}>
              <section className="writing" aria-label="Words on the page">
                <TextToolbar writing={writing} targets={page.targets} />
              </section>
            </OverPage>
          )}
        </Toolbar>
      </Messages>
    </Shown>
  );
}
