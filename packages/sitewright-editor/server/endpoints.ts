import { maxUpload } from '../storage/content-files.ts';
import type { Method } from './guard-endpoint.ts';
import {
  type Asked,
  respondWithBundle,
  respondWithContent,
  respondWithEditor,
  respondWithFile,
  respondWithForm,
  respondWithHistory,
  respondWithList,
  respondWithPage,
  takeChanges,
  takeForm,
  takeMove,
  takePage,
  takePicture,
} from './handlers.ts';

/** Bytes of a text with what the editor says of it; a long page has a fiftieth of it. */
const longestText = 4_000_000;

interface Answer extends Method {
  answer(asked: Asked): unknown;
}

export interface Endpoint {
  /** Begins with the part behind `/admin`, and has the rest as its group. */
  address: RegExp;
  methods: Readonly<Record<string, Answer>>;
}

/** All that the development server answers to editors; what has no such address or method, it refuses. */
export const endpoints: readonly Endpoint[] = [
  { address: /^\/()$/, methods: { GET: { answer: (asked) => respondWithPage(asked) } } },
  { address: /^\/content\.json()$/, methods: { GET: { answer: respondWithContent } } },
  { address: /^\/(editor\.(?:js|css))$/, methods: { GET: { answer: respondWithBundle } } },
  {
    address: /^\/file\/(.+)$/s,
    methods: {
      GET: { answer: respondWithForm },
      POST: { most: longestText, answer: takeForm },
      PUT: { most: longestText, answer: takeForm },
    },
  },
  { address: /^\/pages()$/, methods: { PUT: { most: longestText, answer: takeMove } } },
  {
    address: /^\/files\/()$/,
    methods: {
      GET: { answer: respondWithList },
      PUT: { most: longestText, answer: takeChanges },
    },
  },
  {
    address: /^\/history\/content\/(.+)$/s,
    methods: { GET: { answer: respondWithHistory } },
  },
  {
    address: /^\/files\/content\/(pictures\/.+)$/s,
    methods: {
      GET: { answer: respondWithFile },
      PUT: { most: maxUpload, answer: takePicture },
    },
  },
  {
    address: /^\/files\/content\/(.+)$/s,
    methods: {
      GET: { answer: respondWithFile },
    },
  },
  {
    address: /^\/edit(\/.*)$/s,
    methods: {
      GET: { answer: respondWithEditor },
      PUT: { most: longestText, answer: takePage },
    },
  },
];
