import { type BaseField, createUsePuck, FieldLabel, useGetPuck } from '@puckeditor/core';
import { fieldAt } from '../../../content/field-at.ts';
import { PictureChoice } from '../../pictures/picture-choice.tsx';
import { WithMessages } from './messages.tsx';
import { setAt } from './set-at.ts';

const usePuck = createUsePuck();

interface PictureFieldProps {
  name: string;
  field: BaseField;
  value: string;
  onChange: (name: string) => void;
}

/** A picture, chosen from those that are there or uploaded; what another one shows is to be said anew. */
export function PictureField({ name, field, value = '', onChange }: PictureFieldProps) {
  const { label = '', metadata } = field;
  const getPuck = useGetPuck();
  const item = usePuck((all) => all.selectedItem);
  const selector = usePuck((all) => all.appState.ui.itemSelector);
  const change = (next: string) => {
    const path = (name.match(/[^.[\]]+/g) ?? []).map((one) => (/^\d+$/.test(one) ? +one : one));
    const alt = [...path.slice(0, -1), 'alt'];
    const props = item?.props ?? getPuck().appState.data.root.props ?? {};
    if (!value || value === next || !fieldAt(props, alt)) return onChange(next);
    const now = setAt(setAt(props, path, next), alt, '');
    const { dispatch } = getPuck();
    if (!item || !selector) return dispatch({ type: 'replaceRoot', root: { props: now } });
    dispatch({
      type: 'replace',
      destinationIndex: selector.index,
      destinationZone: selector.zone ?? 'root:default-zone',
      data: { ...item, props: { ...now, id: item.props.id } },
    });
  };
  return (
    <WithMessages name={name} field={field}>
      <FieldLabel label={label} el="div">
        <PictureChoice names={metadata?.names ?? []} {...{ label, value }} onChange={change} />
      </FieldLabel>
    </WithMessages>
  );
}
