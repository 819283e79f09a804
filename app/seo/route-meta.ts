import type { MetaDescriptor } from 'react-router';

interface RouteMetaArgs {
  /** Undefined when the loader failed. */
  loaderData?: { head: MetaDescriptor[] } | undefined;
}

/** The `meta` of every route: the head that its loader made with `loadPage`. */
export const meta = ({ loaderData }: RouteMetaArgs) => loaderData?.head ?? [];
