import { session } from '../stateWords.ts';
import type { StateMeaning } from '../providerStates.ts';

export const states: Readonly<Record<string, StateMeaning>> = {
  'a verification waits for review': {
    means:
      'The person has handed in the verification of this level, and nobody has decided it yet. The basic one says Lena Marie Hartmann, Germany, the ID number LZ6311T47 and an address; where the advanced one waits, it is verified.',
    parameters: { ...session, level: 'basic (default) or advanced, whose three pictures were uploaded.' },
  },
  'a verification was rejected': {
    means:
      'The same, decided: it was rejected with a reason for the field `name` of the basic one, for `front_pic` of the advanced one.',
    parameters: { ...session, level: 'See above: basic (default) or advanced.' },
  },
  'a basic verification is verified': {
    means: 'The person’s basic verification is verified, and nothing was sent for the advanced one.',
    parameters: session,
  },
  'a picture was uploaded': {
    means: 'The person has uploaded a picture, and no form has taken it yet.',
    parameters: {
      ...session,
      as: 'The name that its path is answered by, where one call sends several: path (default), front_pic, reverse_pic or hand_pic.',
    },
    answers: {
      path: 'The path of the picture, which the calls send.',
      front_pic: 'The same by another name, of another picture.',
      reverse_pic: 'See `front_pic`.',
      hand_pic: 'See `front_pic`.',
    },
  },
};
