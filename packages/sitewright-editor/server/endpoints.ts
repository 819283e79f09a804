import { maxUpload } from '../storage/content-files.ts';
import type { Method } from './guard-endpoint.ts';
import {
  type Asked,
  respondWith,
  respondWithBundle,
  respondWithEditor,
  respondWithPage,
  respondWithPicture,
  takePicture,
} from './handlers.ts';

/** Bytes of a text with what the editor says of it; a long page has a fiftieth of it. */
const most = 4_000_000;

interface Answer extends Method {
  answer(asked: Asked): unknown;
}

export interface Endpoint {
  /** Begins with the part behind `/admin`, and has the rest as its group. */
  address: RegExp;
  methods: Readonly<Record<string, Answer>>;
}

/** What a request brings, as JSON, from anybody. */
const read = ({ body }: Asked) => JSON.parse(`${body}`);

const change = (isToSave: boolean): Answer => ({
  most,
  answer: respondWith((content, asked) => content.change(asked.name, read(asked), isToSave)),
});

/** All that the development server answers to editors; what has no such address or method, it refuses. */
export const endpoints: readonly Endpoint[] = [
  { address: /^\/()$/, methods: { GET: { answer: respondWithPage } } },
  {
    address: /^\/(editor\.(?:js|css)|words\/\w+\.json)$/,
    methods: { GET: { answer: respondWithBundle } },
  },
  {
    address: /^\/content\.json()$/,
    methods: { GET: { answer: respondWith((content) => content.list()) } },
  },
  {
    address: /^\/file\/(.+)$/s,
    methods: {
      GET: { answer: respondWith((content, { name }) => content.describe(name)) },
      POST: change(false),
      PUT: change(true),
    },
  },
  {
    address: /^\/files\/()$/,
    methods: {
      GET: { answer: respondWith((content) => content.texts()) },
      PUT: { most, answer: respondWith((content, asked) => content.write(read(asked))) },
    },
  },
  {
    address: /^\/words()$/,
    methods: {
      GET: { answer: respondWith((content, { query }) => content.find(query.get('words') ?? '')) },
      PUT: { most, answer: respondWith((content, asked) => content.replace(read(asked))) },
    },
  },
  {
    address: /^\/changes()$/,
    methods: {
      GET: { answer: respondWith((content) => content.changes()) },
      PUT: { most, answer: respondWith((content, asked) => content.undo(read(asked))) },
    },
  },
  {
    address: /^\/pages()$/,
    methods: { PUT: { most, answer: respondWith((content, asked) => content.move(read(asked))) } },
  },
  {
    address: /^\/pictures\/(.+)$/s,
    methods: { GET: { answer: respondWithPicture }, PUT: { most: maxUpload, answer: takePicture } },
  },
  {
    address: /^\/edit(\/.*)$/s,
    methods: {
      GET: { answer: respondWithEditor },
      PUT: {
        most,
        answer: respondWith((content, asked) => content.create(asked.name, read(asked))),
      },
    },
  },
];
