import {
  createElement,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useFreeCaret } from '../../browser/free-caret.ts';
import { useStepKeys } from '../../forms/browser/history.ts';
import { goTo } from '../../forms/browser/lead.ts';
import { labelOf } from '../../forms/labels.ts';
import { t } from '../../words/words.ts';
import { type Clicked, useClicks } from './clicks.ts';
import { useDrag } from './drag-sections.ts';
import { type Drawing, findDrawnSection, takeStyles } from './drawing.ts';
import type { PageSection } from './page-value.ts';

interface PageFrameProps {
  drawing: Drawing | undefined;
  sections: readonly PageSection[];
  selected: string | undefined;
  /** Whether what is wrong keeps it from being drawn as it is now. */
  isStopped: boolean;
  scheme: string;
  /** Of the window in which the page is shown, in pixels; as wide as there is room without it. */
  width: number | undefined;
  /** How large it is shown; so that it fits, without it. */
  zoom: number | undefined;
  /** Whether sections can be dragged: not while words are typed in one of them. */
  isDraggable: boolean;
  /** The page can be seen. */
  onSeen: () => void;
  onStep: (by: -1 | 1) => void;
  onDrop: (what: string, index: number) => void;
  clicked: Clicked;
}

/** The page that is shown, once it is there. */
export const findShownPage = (): Document | null | undefined =>
  document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;

const findSection = (key: string) =>
  findShownPage()?.querySelector<HTMLElement>(`[data-section="${CSS.escape(key)}"]`);

/** Brings a section of the page into view. */
export const showSection = (key: string): void =>
  findSection(key)?.scrollIntoView({ block: 'nearest' });

/** Moves the focus to a section of the page, where Enter leads to its fields. */
export const goToSection = (key: string): void => goTo(findSection(key));

/** The page as its visitors get it, in a frame of its own. */
export function PageFrame(props: PageFrameProps) {
  const { width, zoom, scheme } = props;
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document>();
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!place.current) return;
    const watcher = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  const own = width ?? room.width;
  const scale = zoom ?? Math.min(1, room.width / own);
  const height = room.height / scale;
  return (
    <div className="frame" ref={place}>
      <div style={{ width: own * scale, height: room.height }}>
        <iframe
          id="preview-frame"
          title={t('The page')}
          srcDoc="<!doctype html>"
          style={{ width: own, height, transform: `scale(${scale})`, colorScheme: scheme }}
          onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
        />
      </div>
      {page && room.width > 0 && <Page {...props} page={page} />}
    </div>
  );
}

/** The selected section has an edge alone; the words under a click are found in spite of the editor. */
const frameStyle = `
  :root { scrollbar-color: #8f8f8f transparent }
  [data-section]:is(:hover, :focus-visible, [data-selected]) {
    outline: 2px solid #4d8fdb !important;
    outline-offset: -2px !important;
  }
  [data-section]:is(:focus-visible, [data-selected]) { outline-width: 3px !important }
  [data-section] * { pointer-events: none !important }
  [data-drop=before] { box-shadow: 0 -6px #1158ad, inset 0 6px #1158ad !important }
  [data-drop=behind] { box-shadow: 0 6px #1158ad, inset 0 -6px #1158ad !important }
  [data-first-words] { outline: 2px dashed; outline-offset: 4px }
  [data-pick] body *, [contenteditable], [contenteditable] * {
    pointer-events: auto !important;
    -webkit-user-select: text !important;
    user-select: text !important;
  }
  [contenteditable], [contenteditable] * { white-space: pre-wrap !important; cursor: text }
`;

function Page({ page, ...props }: PageFrameProps & { page: Document }) {
  const { drawing, scheme, onSeen, onStep, onDrop, clicked } = props;
  const root = page.documentElement;
  const [isStyled, setIsStyled] = useState(false);
  useStepKeys(page, onStep);
  useClicks(page, clicked);
  useDrag(page, onDrop);
  useFreeCaret(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is seen once its styles are there
  useEffect(() => {
    if (!drawing) return;
    takeStyles(page, drawing.html).then(() => {
      setIsStyled(true);
      onSeen();
    });
  }, [page, drawing]);
  useEffect(() => {
    root.style.setProperty('color-scheme', scheme);
  }, [root, scheme]);
  const style = isStyled ? frameStyle : `${frameStyle} body { visibility: hidden }`;
  const around = [...(drawing?.html.querySelector('body')?.children ?? [])];
  return (
    <>
      {createPortal(<style>{style}</style>, page.head)}
      {createPortal(
        around.map((one, key) =>
          one === drawing?.main ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
            <Main key={key} {...props} main={one} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
            <Drawn key={key} element={one} />
          ),
        ),
        page.body,
      )}
    </>
  );
}

type MainProps = Pick<PageFrameProps, 'sections' | 'selected' | 'isStopped' | 'isDraggable'> & {
  main: Element;
};

/** The sections in their order now, each as it was drawn last. */
function Main({ main, sections, selected, isStopped, isDraggable }: MainProps) {
  const found = new Map(sections.map(({ key }) => [key, findDrawnSection(main, key)]));
  const missing = sections.filter(({ key }) => !found.get(key)).map(({ key }) => key);
  const order = sections.map(({ key }) => key).join(' ');
  const before = useRef({ missing, order });
  useEffect(() => {
    // One that is drawn now, or stands in another place, is brought into view.
    const drawn = before.current.missing.find((key) => !missing.includes(key));
    const shown = before.current.order === order ? drawn : selected;
    if (shown) showSection(shown);
    before.current = { missing, order };
  });
  return createElement(
    'main',
    attributesOf(main),
    sections.map(({ key, kind }, index): ReactNode => {
      const element = found.get(key);
      const own = {
        ...{ key, tabIndex: 0, 'data-section': key, draggable: isDraggable && key !== 'hero' },
        'data-selected': key === selected || undefined,
      };
      // Two sections may be one drawing, which stands where the first of them does.
      const isFirst = sections.findIndex((one) => found.get(one.key) === element) === index;
      if (element && isFirst) return <Drawn {...own} key={key} element={element} />;
      return (
        <section {...own} key={key} className="py-4 text-center">
          {labelOf(kind)},{' '}
          {element
            ? t('drawn with the section above')
            : isStopped
              ? t('shown once its fields are right')
              : t('drawn in a moment')}
        </section>
      );
    }),
  );
}

const attributesOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes].map(({ name, value }) => {
      // React takes an empty text for no.
      return [name === 'class' ? 'className' : name, name === 'hidden' || value] as const;
    }),
  );

/** An element of the drawing as React's, which is made anew only when it is another: the caret stays in it. */
function Drawn({ element, ...own }: { element: Element } & HTMLAttributes<HTMLElement>) {
  const html = useMemo(() => element.innerHTML, [element]);
  const inner = useMemo(() => ({ __html: html }), [html]);
  return createElement(element.localName, {
    ...attributesOf(element),
    ...own,
    dangerouslySetInnerHTML: inner,
  });
}
