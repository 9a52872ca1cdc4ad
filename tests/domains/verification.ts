import { inForm } from './presses.ts';
import type { ScreenFixtures, User } from './ScreenFixtures.ts';

/** Details of a person that are right but for the one that is left out. */
async function verify(user: User, without: string): Promise<void> {
  if (without !== 'country') {
    await user.press(/^Country of issue/);
    await user.press(/^Germany/);
  }
  const right = { name: 'Lena Hartmann', card_id: 'C01X00T47', address: 'Lindenallee 14' };
  for (const [name, value] of Object.entries(right)) if (name !== without) await user.enter(name, value);
  await user.submit();
}

export const verification: ScreenFixtures = {
  Verification: {
    ready: 'main li',
    quiet: { products: 'the refusal of what questions come before says so, and leads to them' },
    breaksWith: ['products'],
  },
  BasicVerification: {
    typed: {
      maker: 'BasicForm',
      fields: { 'Full name': 'Ada Lovelace', 'ID or passport number': 'C01X00T47' },
      secrets: ['C01X00T47'],
      kept: 'Ada Lovelace',
    },
    form: 'submitBasicVerification',
    commands: {
      submitBasicVerification: async (user) => {
        await user.press(/^Country of issue/);
        await user.press(/^Germany/);
        await user.enter('name', 'Lena Hartmann');
        await user.enter('card_id', 'C01X00T47');
        await user.enter('address', 'Lindenallee 14');
        await user.submit();
      },
    },
    dialogs: [{ name: 'the country of an ID', presses: [inForm(1)] }],
    breaches: {
      'verification.basic.country_required': { break: (user) => verify(user, 'country') },
      'verification.basic.name_required': { break: (user) => verify(user, 'name') },
      'verification.basic.id_required': { break: (user) => verify(user, 'card_id') },
      'verification.basic.address_required': { break: (user) => verify(user, 'address') },
    },
  },
  VerificationAgreement: { ready: 'main h2' },
  // A plain back end has none, and the page shows that.
  ProductQuestions: {
    query: 'product=lever',
    ready: 'main h2',
    breaksWith: ['products', 'questions', 'answerQuestion'],
  },
  AdvancedVerification: {
    furtherCalls: {
      upload: 'the pictures themselves',
      uploadPreview: 'a picture after the page was loaded anew',
    },
    breaksWith: ['upload', 'uploadPreview'],
    form: 'submitAdvancedVerification',
    commands: {
      submitAdvancedVerification: async (user) => {
        await user.openPhotos();
        await user.submit();
      },
    },
  },
};
