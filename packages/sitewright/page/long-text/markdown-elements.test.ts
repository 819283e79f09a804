import { h } from 'hastscript';
import { isValidElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { Reading } from '../../content/schemas/reading.ts';
import { createElements } from './markdown-elements.tsx';

test.each(['section', 'dl'] as const)(
  'a link finds the %s that has the id of its address',
  (name) => {
    const node = h(name, { id: 'options' });
    const draw = createElements(
      { type: 'root', children: [node] },
      [],
      {} as Reading,
      new Map(),
      false,
    )[name];
    const drawn = (draw as (props: object) => ReactElement<{ id?: string }>)({
      node,
      id: 'options',
      children: 'Words',
    });
    expect(isValidElement(drawn) && drawn.props.id).toBe('options');
  },
);
