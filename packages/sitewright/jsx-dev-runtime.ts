// The same for the development server.
export { Fragment, type JSX, jsxDEV } from 'react/jsx-dev-runtime';
