import { useEffect, useRef } from 'react';

/** What is dragged in this window: `kind` or `section`, and its name. */
export const dragType = 'text/x-section';

/** Notes before which section of the page something would be dropped. */
const mark = 'data-drop';

/**
 * Has sections of the page dragged to other places, and kinds of sections dropped there.
 *
 * @param page the document of the page; its sections have their keys as `data-section`
 * @param onDrop takes what is dropped, and its place among the sections
 */
export function useDrag(page: Document, onDrop: (what: string, index: number) => void): void {
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const ends = new AbortController();
    const listSections = () => [...page.querySelectorAll<HTMLElement>('[data-section]')];
    const clear = () => {
      for (const one of listSections()) one.removeAttribute(mark);
    };
    const findPlace = (y: number) => {
      const index = listSections().findIndex((one) => {
        const { top, height } = one.getBoundingClientRect();
        return y < top + height / 2;
      });
      return index < 0 ? listSections().length : index;
    };
    const on = (
      name: 'dragstart' | 'dragover' | 'dragleave' | 'drop',
      take: (event: DragEvent) => void,
    ) => page.addEventListener(name, take, { signal: ends.signal });
    on('dragstart', ({ target, dataTransfer }) => {
      const section = (target as Element).closest<HTMLElement>('[data-section]');
      dataTransfer?.setData(dragType, `section ${section?.dataset.section}`);
    });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes(dragType)) return;
      event.preventDefault();
      clear();
      const sections = listSections();
      const index = findPlace(event.clientY);
      const next = sections[index] ?? sections.at(-1);
      next?.setAttribute(mark, sections[index] ? 'before' : 'behind');
    });
    on('dragleave', clear);
    on('drop', (event) => {
      const what = event.dataTransfer?.getData(dragType);
      if (!what) return;
      event.preventDefault();
      clear();
      drop.current(what, findPlace(event.clientY));
    });
    return () => ends.abort();
  }, [page]);
}
