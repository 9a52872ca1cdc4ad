import { useState } from 'react';

/** A command that needs confirmation, and the callback for the answer. */
interface Question<Command> {
  about: Command;
  answer: (isYes: boolean) => void;
}

/** Asks for a confirmation, one command at a time. */
export function useQuestion<Command>() {
  const [question, setQuestion] = useState<Question<Command>>();
  return {
    question,
    isConfirmed: async (about: Command): Promise<boolean> => {
      const isYes = await new Promise<boolean>((answer) => setQuestion({ about, answer }));
      setQuestion(undefined);
      return isYes;
    },
  };
}
