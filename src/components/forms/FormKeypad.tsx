import { useRef } from 'react';
import { Keypad } from '../../ui/pins/Keypad.tsx';
import { useAboveBar } from '../../ui/screen/useAboveBar.ts';
import { fieldNamed } from './fieldNamed.ts';

interface FormKeypadProps {
  formId: string;
  /** The field that it fills. */
  name: string;
  value: string;
  onPress: (next: string) => void;
}

/** The keys of a form's secret digits: they never cover what they fill. */
export function FormKeypad({ formId, name, value, onPress }: FormKeypadProps) {
  const place = useRef<HTMLDivElement>(null);
  useAboveBar(place, () => fieldNamed(formId, name), name);
  return (
    <div ref={place}>
      <Keypad value={value} onPress={onPress} />
    </div>
  );
}
