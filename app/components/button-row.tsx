import { Button } from './button.tsx';

interface ButtonRowProps {
  actions: readonly { label: string }[];
}

/** A page's actions side by side, the first one leading. */
export function ButtonRow({ actions }: ButtonRowProps) {
  return (
    <div className="flex flex-wrap gap-4">
      {actions.map(({ label }, index) => (
        <Button key={label} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </Button>
      ))}
    </div>
  );
}
