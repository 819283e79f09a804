import { Fragment, type ReactNode } from 'react';
import { t } from '../words.ts';

/** As `t`, with elements such as a link at the places of its values. */
export const tWith = (key: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
  t(key)
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: words that stay as they are
      <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>
    ));
