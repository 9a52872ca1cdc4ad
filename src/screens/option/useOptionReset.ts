import { useState } from 'react';
import { resetOptionDemo } from '../../api/option.ts';
import { useCommandForm } from '../../components/command/useCommandForm.ts';
import { isNumber } from '../../stored/shapes.ts';

/** Resets the demo account after a confirmation. */
export function useOptionReset() {
  const [isAsked, setAsked] = useState(false);
  const command = useCommandForm({
    name: 'option.reset',
    fields: { count: isNumber },
    of: '',
    fieldOf: {},
    changes: [['option']],
    mutation: resetOptionDemo(),
    formOf: (_: { count: number }, clientId) => ({ client_reset_id: clientId ?? '' }),
    requiresId: true,
    // A balance of 10,000 does not prove a reset.
    records: () => ({
      find: () => Promise.reject(new Error('A reset leaves no trace')),
      findAlike: () => Promise.resolve([]),
    }),
  });
  const { submission, onSubmit } = command;
  return {
    isAsked,
    onAsk: setAsked,
    isSending: submission.state === 'sending',
    onReset: () => void onSubmit({ count: 1 }).then(() => setAsked(false)),
  };
}
