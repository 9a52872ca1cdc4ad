// User with access to contracts and a funded account: the questions are answered correctly.
import type { Person } from './Person.ts';

interface Answered {
  version: number;
  questions: { id: number; choices: { id: number }[] }[];
  answers: { question: number; right: number }[];
}

export const contractFunds = '5000';

/** Answers all questions of a product right. */
export async function passQuestions(person: Person, product: 'lever' | 'option'): Promise<void> {
  const { version, questions } = await person.call<Answered>('GET', `user/questions?product=${product}`);
  for (const { id, choices } of questions) {
    const answer = (choice: number) =>
      person.call<Answered>('POST', 'user/questions', {
        product,
        version: String(version),
        question: String(id),
        choice: String(choice),
      });
    const { answers } = await answer(choices[0]!.id);
    await answer(answers.find(({ question }) => question === id)!.right);
  }
}

export async function readyForContracts(person: Person): Promise<Person> {
  await passQuestions(person, 'lever');
  const move = { currency_id: '3', number: contractFunds, from_field: 'change', to_field: 'lever' };
  await person.call('POST', 'wallet/change', move);
  return person;
}

/** Opens a long of ten lots at the mark, with leverage 10. */
export async function openLong(person: Person): Promise<void> {
  const order = { currency_id: '1', legal_id: '3', share: '10', multiple: '10', type: '1', status: '1' };
  await person.call('POST', 'lever/submit', { ...order, margin_mode: 'isolated' });
}
