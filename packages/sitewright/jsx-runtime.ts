// What the elements of a site's own views are made with: a site need not list React, which the machine brings.
export { Fragment, type JSX, jsx, jsxs } from 'react/jsx-runtime';
