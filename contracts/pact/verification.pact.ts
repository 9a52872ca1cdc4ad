import { expect, it } from 'vitest';
import { submitBasicVerification } from '../../src/api/verification.ts';
import * as examples from '../examples/verification.ts';
import { command, loggedIn, play } from './interaction.ts';

it('submitBasicVerification takes in the details of somebody', async () => {
  const form = {
    country: 'Germany',
    name: 'Lena Marie Hartmann',
    card_id: 'LZ6311T47',
    address: 'Lindenallee 14\n50968 Köln',
  };
  const sentence = await play(
    {
      given: [loggedIn],
      does: 'submitBasicVerification of the caller',
      form,
      data: examples.submitBasicVerification,
    },
    () => command(submitBasicVerification(), form),
  );
  expect(sentence).toBe(examples.submitBasicVerification);
});
