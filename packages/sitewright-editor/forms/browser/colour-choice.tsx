import { t } from '../../words/words.ts';

interface ColourChoiceProps {
  label: string;
  /** A CSS colour; another text is none yet. */
  value: string;
  /** Takes the one that is chosen, such as `#1a29a2`. */
  onChange: (colour: string) => void;
}

/** A colour as it looks; a click chooses another. */
export const ColourChoice = ({ label, value, onChange }: ColourChoiceProps) => (
  <input
    type="color"
    aria-label={t('Choose: {label}', { label })}
    value={toHex(value)}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** A CSS colour as the browser’s own choice of colours has them, without transparency; white for what is none. */
function toHex(colour: string): string {
  const drawing = document.createElement('canvas').getContext('2d');
  if (!drawing) return '#ffffff';
  drawing.fillStyle = '#ffffff';
  drawing.fillStyle = colour;
  drawing.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
