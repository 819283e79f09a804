import { inQuotes } from '../find-like-name.ts';
import { argument, escapeLabel, first, sayLost, toAddress, type Write } from './command-writing.ts';
import type { Command } from './generator-commands.ts';
import { nameInUrl } from './text-picture.ts';

const pictures = new Set(['figure', 'img', 'image', 'picture']);
export const writePicture: Write = ({ open }) => {
  const sources = ['src', 'file', 'url', 'path', 'link'];
  const src = first(open, ...sources);
  if (!pictures.has(open.name) || !src) return undefined;
  const caption = argument(open, 'caption', 'title');
  const source = sources.find((name) => open.named.has(name));
  const isSame = open.named.get('title') === caption;
  const shown = [source ?? '', 'alt', 'caption', ...(isSame ? ['title'] : [])];
  const words = argument(open, 'alt') ?? caption ?? '';
  const title = caption ? ` "${caption.replaceAll('"', '\\"')}"` : '';
  return {
    open: `![${escapeLabel(words)}](${toAddress(src)}${title})`,
    ...sayLost(open, shown, source === undefined ? 1 : 0),
  };
};

/** The address of what others show in a page. */
function filmOf({ name, named, others }: Command): string | undefined {
  const id = named.get('id') ?? others[0];
  if (/^https:\/\//.test(id ?? '')) return id;
  if (name === 'embed' || name === 'iframe') return named.get('url') ?? named.get('src');
  if (!id) return undefined;
  if (name === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  if (name === 'vimeo') return `https://vimeo.com/${id}`;
  if (name === 'gist') return `https://gist.github.com/${others.slice(0, 2).join('/')}`;
  if (/^(?:tweet|x|twitter)$/.test(name)) {
    return `https://x.com/${named.get('user') ?? 'i/web'}/status/${id}`;
  }
  return undefined;
}

const films = new Set(['youtube', 'vimeo', 'embed', 'iframe', 'tweet', 'twitter', 'x', 'gist']);

export const writeFilm: Write = ({ open, close }) => {
  // GitBook has words below what it embeds, up to an end.
  const url = films.has(open.name) && (!close || open.name === 'embed') ? filmOf(open) : undefined;
  if (!url?.startsWith('https://')) return undefined;
  const words = argument(open, 'title', 'caption') ?? url.replace(/^https:\/\/(?:www\.)?/, '');
  const link = `[${escapeLabel(words)}](${toAddress(url)})`;
  return { open: link, ...(close && { close: '' }), lost: showsLink };
};

/** A file that visitors can save, of GitBook; words below it may have an end. */
export const writeFile: Write = ({ open, close }) => {
  const src = open.name === 'file' ? argument(open, 'src') : undefined;
  const name = src && nameInUrl(src);
  if (!name) return undefined;
  const words = argument(open, 'caption', 'title') ?? name;
  return {
    open: `[${escapeLabel(words)}](${toAddress(src)})`,
    ...(close && { close: '' }),
    lost: `is shown as a link with the words ${inQuotes(words)}`,
  };
};

const showsLink = 'is shown as a link, as pages load nothing from other sites';
