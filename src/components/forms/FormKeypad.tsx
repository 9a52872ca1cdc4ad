import { useRef } from 'react';
import { Keypad } from '../../ui/pins/Keypad.tsx';
import { useAboveBar } from '../../ui/screen/useAboveBar.ts';
import { fieldNamed } from './fieldNamed.ts';

interface FormKeypadProps {
  formId: string;
  /** The field that the keypad fills. */
  name: string;
  value: string;
  onPress: (next: string) => void;
}

/** Keypad for a form's secret digits: it never covers its field. */
export function FormKeypad({ formId, name, value, onPress }: FormKeypadProps) {
  const place = useRef<HTMLDivElement>(null);
  useAboveBar(place, () => fieldNamed(formId, name), name);
  return (
    <div ref={place}>
      <Keypad value={value} onPress={onPress} />
    </div>
  );
}
