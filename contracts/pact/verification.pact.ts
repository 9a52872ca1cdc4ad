import { expect, it } from 'vitest';
import { submitAdvancedVerification, submitBasicVerification } from '../../src/api/verification.ts';
import * as examples from '../examples/verification.ts';
import { command, loggedIn, play, token, type ProviderState } from './tools/interaction.ts';

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

it('submitAdvancedVerification takes the paths of three pictures', async () => {
  const form = {
    front_pic: '/upload/0mjq1yt5k2h8w3c7vd',
    reverse_pic: '/upload/0mjq1yxw9b4n6p1xza',
    hand_pic: '/upload/0mjq1z2r7t5f0m8qke',
  };
  const sentence = await play(
    {
      given: [
        loggedIn,
        ['a basic verification is verified', { token }],
        ...Object.keys(form).map((as): ProviderState => ['a picture was uploaded', { token, as }]),
      ],
      does: 'submitAdvancedVerification',
      form,
      fromState: { front_pic: 'front_pic', reverse_pic: 'reverse_pic', hand_pic: 'hand_pic' },
      data: examples.submitAdvancedVerification,
    },
    () => command(submitAdvancedVerification(), form),
  );
  expect(sentence).toBe(examples.submitAdvancedVerification);
});
