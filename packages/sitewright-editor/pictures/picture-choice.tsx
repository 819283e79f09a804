import { type DragEvent, useContext, useEffect, useRef, useState } from 'react';
import { foldText } from 'sitewright/texts';
import { Alert } from '../browser/alert.tsx';
import { useSettled } from '../browser/use-settled.ts';
import { t } from '../words/words.ts';
import { StoredPicture } from './stored-picture.tsx';
import { findUses, type PictureUse, uploadPicture } from './uploads.ts';
import { Uploads } from './use-uploads.ts';

interface PictureChoiceProps {
  /** What the field is called. */
  label: string;
  names: readonly string[];
  value: string;
  isNeeded?: boolean;
  onChange: (name: string) => void;
}

/** A picture: one of those that are there, found by its name, by what it shows or by where it is used, or one that is dropped, pasted or uploaded. */
export function PictureChoice({
  label,
  names: known,
  value,
  isNeeded,
  onChange,
}: PictureChoiceProps) {
  const [sought, setSought] = useState('');
  const settled = useSettled(sought);
  const [problem, setProblem] = useState('');
  /** The file that is being uploaded, and its name once it is there. */
  const [arriving, setArriving] = useState<{ file: string; name?: string }>();
  const [uses, setUses] = useState<ReadonlyMap<string, PictureUse>>(new Map());
  const input = useRef<HTMLInputElement>(null);
  const setUploads = useContext(Uploads);
  const names = [...new Set([...known, value])].filter(Boolean);
  const usesOf = (name: string) => Object.values(uses.get(name) ?? {}).filter(Boolean);
  const found = names.filter((name) =>
    foldText([name, ...usesOf(name)].join('\n')).includes(foldText(sought.trim())),
  );
  const upload = async (files: FileList | undefined) => {
    const [file] = files ?? [];
    if (!file) return;
    setArriving({ file: file.name });
    const result = await uploadPicture(file);
    setProblem('problem' in result ? result.problem : '');
    setArriving('name' in result ? { file: file.name, name: result.name } : undefined);
    if ('name' in result) onChange(result.name);
  };
  const isArriving = arriving !== undefined;
  useEffect(() => {
    if (!isArriving) return undefined;
    setUploads((count) => count + 1);
    return () => setUploads((count) => count - 1);
  }, [isArriving, setUploads]);
  useEffect(() => {
    if (arriving?.name === value) setArriving(undefined);
  }, [arriving, value]);
  // A file that is chosen once more is taken once more.
  useEffect(() => {
    if (input.current) input.current.value = '';
  });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void upload(event.dataTransfer.files);
  };
  const choose = (name: string) => (
    <button key={name} type="button" aria-pressed={name === value} onClick={() => onChange(name)}>
      {name ? <StoredPicture name={name} /> : t('None')}
      <span>{name}</span>
      {usesOf(name).map((words) => (
        <small key={words} dir="auto">
          {words}
        </small>
      ))}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped and pasted can be uploaded by its button
    <div
      className="picture"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={({ clipboardData }) => upload(clipboardData.files)}
    >
      {(value || isArriving) && (
        <div className="thumbnail">{value && <StoredPicture name={value} />}</div>
      )}
      <details onToggle={() => void findUses().then(setUses)}>
        <summary data-unsaid={isNeeded && !value ? '' : undefined}>
          {label}: {value || t('none')}
          {isNeeded && !value && <span className="unseen">, {t('needed')}</span>}
        </summary>
        <input
          type="search"
          aria-label={t('Search the pictures for {label}', { label })}
          placeholder={t('A name, what it shows, or where')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <p className="unseen" role="status">
          {sought && settled === sought && t('Pictures: {count}', { count: found.length })}
        </p>
        <div className="pictures">{['', ...found].map(choose)}</div>
      </details>
      <label>
        {t('Upload, drop or paste a picture')}
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t('Upload a picture')}
          onChange={({ target }) => upload(target.files ?? undefined)}
        />
      </label>
      <p role="status">{arriving && t('{file} is being uploaded …', { file: arriving.file })}</p>
      <Alert>{problem}</Alert>
    </div>
  );
}
