import { useRef } from 'react';
import { Keypad } from '../../ui/Keypad.tsx';
import { useAboveBar } from '../../ui/useAboveBar.ts';
import type { PinName } from './fundPasswordForm.ts';
import { fieldNamed } from './useFundPasswordForm.ts';

interface FundKeypadProps {
  formId: string;
  /** The field that it fills. */
  name: PinName;
  value: string;
  onPress: (next: string) => void;
}

/** The keys of the form: they never cover what they fill. */
export function FundKeypad({ formId, name, value, onPress }: FundKeypadProps) {
  const place = useRef<HTMLDivElement>(null);
  useAboveBar(place, () => fieldNamed(formId, name), name);
  return (
    <div ref={place}>
      <Keypad value={value} onPress={onPress} />
    </div>
  );
}
