import { type BaseField, FieldLabel } from '@puckeditor/core';
import { useState } from 'react';
import { WithMessages } from './messages.tsx';

interface PictureFieldProps {
  name: string;
  field: BaseField;
  value: string;
  onChange: (name: string) => void;
}

/** A picture, chosen from those that are there or uploaded. */
export function PictureField({ name: place, field, value = '', onChange }: PictureFieldProps) {
  const { label = '', metadata } = field;
  const [problem, setProblem] = useState('');
  const names: string[] = [...new Set<string>([...(metadata?.names ?? []), value])].filter(Boolean);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    let name = file.name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');
    while (names.includes(name)) name = name.replace(/(?=\.\w+$)/, '-2');
    const request = { method: 'PUT', body: file };
    const response = await fetch(`/admin/files/content/pictures/${name}`, request);
    setProblem(response.ok ? '' : await response.text());
    if (response.ok) onChange(name);
  };
  return (
    <WithMessages name={place} field={field}>
      <FieldLabel label={label} el="div">
        <details>
          <summary>{value || 'None'}</summary>
          <div className="pictures">
            <button type="button" aria-pressed={!value} onClick={() => onChange('')}>
              None
            </button>
            {names.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === value}
                onClick={() => onChange(name)}
              >
                <img
                  src={`/admin/files/content/pictures/${name}`}
                  alt={name}
                  title={name}
                  loading="lazy"
                />
              </button>
            ))}
          </div>
        </details>
        <input
          type="file"
          accept="image/*"
          aria-label="Upload a picture"
          onChange={({ target }) => upload(target.files?.[0])}
        />
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
      </FieldLabel>
    </WithMessages>
  );
}
