// Claim of a sent deposit: data that the form sends, data that it keeps, and the result.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  bankCardAddress,
  bankDeposit,
  belowMinimumDeposit,
  depositAddress,
  deposits,
  rejectedClaim,
  submittedDeposit,
} from '../../contracts/examples/deposit.ts';
import { failureMessage, fieldsInScope, messageOf } from '../../contracts/spec/rows.ts';
import { toastTime } from '../../src/ui/messages/Toast.tsx';
import { envelope, forever } from '../faults/answers.ts';
import { claimPath, openClaim } from './claims.ts';
import { answerNow, openApp, sentSoFar, settle, textOnScreen, type Answer } from './openApp.tsx';
import { choosePhoto, jpeg } from './photos.ts';
import { enter, fieldOf, holdTime, press, reads, submit, wait } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const hash = submittedDeposit.hash!;
/** Sentence that only the server can have written. */
const sentence = 'The desk in Reykjavík is closed until Monday';
const refusal = (data: object = {}, message = sentence): Response =>
  Response.json({ type: 'error', code: 0, message, msg: message, data });
const sentOf = (call: string) => sentSoFar().filter((each) => each.call === call);
const valueOf = (name: string): string => fieldOf(name).value;
/** API name of a deposit field. */
function nameOf(field: string): string {
  const row = fieldsInScope().find((each) => each.entity === 'Deposit' && each.field === field)!;
  return /^(?:chosen: )?(\w+)/.exec(row.wire_name)![1]!;
}
const listOf = (...rows: object[]): Answer => {
  return (call) => (call === 'deposits' ? envelope({ ...deposits, data: rows }) : undefined);
};

async function fillHash(amount = '1500'): Promise<void> {
  await enter('amount', amount);
  await enter('account', ` ${hash.toUpperCase()} `);
}

async function fillBank(): Promise<void> {
  await enter('amount', '500');
  await enter('bkname', 'Sample Sparkasse');
  await enter('bkcardnumer', 'DE44 5001 0517 5407 3249 31');
  await enter('cardname', 'Lena Hartmann');
}

describe('a claim', () => {
  it('by hash sends way, network, amount, hash and proof under the names of their rows [field:Deposit way] [field:Deposit chain type] [field:Deposit quantity or amount] [field:Deposit hash value] [field:Deposit transfer proof image]', async () => {
    await openClaim({ answered: listOf(submittedDeposit) });
    await fillHash();
    await submit();
    const { fields } = sentOf('requestDeposit')[0]!;
    expect(fields['currency']).toBe('3');
    expect(fields[nameOf('way')]).toBe('hash');
    expect(fields['network']).toBe('trc20');
    expect(fields[nameOf('quantity or amount')]).toBe('1500');
    expect(fields[nameOf('hash value')]).toBe(hash);
    expect(fields[nameOf('transfer proof image')]).toBe('/upload/proof');
    await reads('Submitted for review');
  });

  it('that was taken goes on in its sheet as it is decided', async () => {
    let row: object = submittedDeposit;
    const core = await openClaim({ answered: (...asked) => listOf(row)(...asked) });
    await fillHash();
    await submit();
    await reads('Submitted for review');
    // Simulates a push of the feed.
    const hear = async (next: object, words: string) => {
      row = next;
      await act(() => core.queryClient.invalidateQueries({ queryKey: ['deposit'] }));
      await reads(words);
    };
    await hear({ ...submittedDeposit, state: 'seen' }, 'Confirming');
    await hear({ ...submittedDeposit, status: 3, state: 'rejected', remark: sentence }, sentence);
    expect(textOnScreen()).toContain('Your deposit was not credited');
    await hear({ ...submittedDeposit, status: 2, state: 'credited' }, 'Your deposit has been credited');
    expect(textOnScreen()).not.toContain(sentence);
  });

  it('from a bank card sends who has paid, how much, and the rate that was shown [field:Deposit bank name] [field:Deposit card number] [field:Deposit cardholder name] [field:Deposit transfer amount] [field:Deposit payment reference (implied)]', async () => {
    await openClaim({ way: 'bank' });
    await reads(bankCardAddress[nameOf('payment reference (implied)')]!);
    await fillBank();
    await reads('536.94158075 USDT');
    await submit();
    const { fields } = sentOf('requestDeposit')[0]!;
    expect([fields['currency'], fields['rate'], fields['type']]).toEqual(['9999', '0.9312', 'bank']);
    expect(fields[nameOf('bank name')]).toBe('Sample Sparkasse');
    expect(fields[nameOf('card number')]).toBe('DE44500105175407324931');
    expect(fields[nameOf('cardholder name')]).toBe('Lena Hartmann');
    expect(fields[nameOf('transfer amount')]).toBe('500');
    expect(Object.keys(fields)).not.toContain('account');
  });

  it('of which nobody heard is looked up by its id, and sent once [rule:deposit.claim.once]', async () => {
    holdTime();
    let isThere = false;
    await openClaim({
      answered: (call) => {
        if (call === 'requestDeposit') return new Response('<html>', { status: 504 });
        if (call !== 'deposits') return undefined;
        return envelope({ ...deposits, data: isThere ? [submittedDeposit] : [] });
      },
    });
    await fillHash();
    await submit();
    await reads('We’re checking whether your deposit was submitted.');
    const [sent] = sentOf('requestDeposit');
    isThere = true;
    await wait(3_500);
    await reads('Submitted for review');
    expect(sentOf('requestDeposit')).toHaveLength(1);
    const asked = sentOf('deposits').map(({ fields }) => fields['client_deposit_id']);
    expect(asked).toContain(sent!.fields['client_deposit_id']);
  });

  it('that is refused says so in the words of the server, and keeps form and picture', async () => {
    holdTime();
    await openClaim({ answered: (call) => (call === 'requestDeposit' ? refusal() : undefined) });
    await fillHash();
    await submit();
    await reads(sentence);
    await wait(toastTime + 500);
    expect(textOnScreen()).toContain(sentence);
    expect(valueOf('amount')).toBe('1,500');
    expect(textOnScreen()).toContain('Uploaded');
    await press('Dismiss');
    expect(textOnScreen()).not.toContain(sentence);
  });

  it('that is refused without a word says that nothing changed', async () => {
    await openClaim({
      answered: (call) => (call === 'requestDeposit' ? refusal({ reason: 'deposit.closed' }, '') : undefined),
    });
    await fillHash();
    await submit();
    await reads(failureMessage('Deposit submission fails'));
    expect(valueOf('amount')).toBe('1,500');
  });

  it('at a rate that has changed shows the new one with what was typed, and sends it', async () => {
    let rate = bankCardAddress['rate']!;
    await openClaim({
      way: 'bank',
      answered: (call) => {
        if (call === 'depositAddress') return envelope({ ...bankCardAddress, rate });
        return call === 'requestDeposit' && rate === '0.9312'
          ? ((rate = '0.94'), refusal({ reason: 'deposit.rateChanged' }))
          : undefined;
      },
    });
    await fillBank();
    await submit();
    await reads(sentence);
    await reads('531.91489361 USDT');
    expect([valueOf('bkname'), valueOf('amount')]).toEqual(['Sample Sparkasse', '500']);
    await submit();
    expect(sentOf('requestDeposit').map(({ fields }) => fields['rate'])).toEqual(['0.9312', '0.94']);
  });

  it('that is cancelled goes back to Deposit, and nothing is sent', async () => {
    await openClaim();
    await fillHash();
    await press('Cancel');
    await reads(failureMessage('Deposit cancelled'));
    await reads('Choose a network');
    expect(sentOf('requestDeposit')).toEqual([]);
    expect(sessionStorage.getItem('meridian.drafts')).toBeNull();
  });

  it('keeps what was typed over a reload, but for whose account it is', async () => {
    await openClaim({ way: 'bank' });
    await fillBank();
    const kept = sessionStorage.getItem('meridian.drafts')!;
    expect(kept).toContain('Sample Sparkasse');
    expect(kept).not.toMatch(/DE44|Hartmann/);
    cleanup();
    sessionStorage.setItem('meridian.drafts', kept);
    await openApp({ path: `${claimPath}?way=bank`, isMember: true, isSameDevice: true });
    await reads('Paid from');
    expect([valueOf('amount'), valueOf('bkname')]).toEqual(['500', 'Sample Sparkasse']);
  });

  it('shows the whole address where it is not sent yet, with the amount that was chosen', async () => {
    await openClaim({ way: 'quick', amount: '500', proof: '' });
    const addresses = () =>
      [...document.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(addresses()).toContain(depositAddress['trc20']));
    expect(valueOf('amount')).toBe('500');
  });
});

describe('the proof of a claim', () => {
  const uploads =
    (path = '/upload/1'): Answer =>
    (call) =>
      call === 'upload' ? envelope(path) : undefined;

  it('that fails to upload says so, and is tried again while the form stays', async () => {
    await openClaim({ proof: '', answered: (call) => (call === 'upload' ? refusal() : undefined) });
    await enter('amount', '1500');
    await choosePhoto('imgs', jpeg('transfer.jpg'));
    await reads(`${failureMessage('Upload fails (proof)')}. ${sentence}`);
    expect(valueOf('amount')).toBe('1,500');
    answerNow(uploads());
    await press('Try again');
    await reads('Replace');
  });

  it('is on its way before it is there, and the button says what it waits for', async () => {
    await openClaim({ proof: '', answered: (call) => (call === 'upload' ? forever : undefined) });
    await choosePhoto('imgs', jpeg('transfer.jpg'));
    await reads('Wait until the picture is uploaded.');
    await press(/^Stop the upload/);
    await reads(messageOf('deposit.claim.proof_required'));
  });

  it('that is too large is not begun, and the limit is named', async () => {
    await openClaim({ proof: '', maxBytes: 2_097_152, answered: uploads() });
    await choosePhoto('imgs', jpeg('transfer.jpg', 2_097_153));
    await reads(`${failureMessage('File is too large (proof)')}, up to 2 MB.`);
    expect(sentOf('upload')).toEqual([]);
  });

  it('that cannot be shown here goes as it is, and says so', async () => {
    await openClaim({ proof: '', answered: uploads() });
    await choosePhoto('imgs', jpeg('transfer.jpg'));
    await reads(failureMessage('Picture of the proof cannot be previewed'));
    await reads('Replace');
  });
});

describe('the records of deposits', () => {
  const page = { path: '/pages/assets/record?tab=deposits', isMember: true };

  it('show network, amount, state, reason, confirmations and time [field:Deposit status (point 4)] [field:Deposit reason] [field:Deposit confirmations seen and needed (implied)] [field:Deposit creation time (implied)]', async () => {
    await openApp(page, listOf(...deposits.data, rejectedClaim));
    await reads('18:31 · TRC20');
    expect(nameOf('status (point 4)')).toBe('status');
    for (const words of ['+1,500.00', '12 of 20 confirmations', 'Credited', 'Rejected'])
      expect(textOnScreen()).toContain(words);
    expect(textOnScreen()).toContain((rejectedClaim as unknown as Record<string, string>)[nameOf('reason')]);
    expect(textOnScreen()).toContain(belowMinimumDeposit.remark);
    const { state: _, ...plain } = rejectedClaim;
    await openApp(page, listOf(plain));
    await reads('Rejected');
  });

  it('cancel a claim only after its owner has seen which one, and say so', async () => {
    let row: object = bankDeposit;
    await openApp(page, (call, fields) => {
      if (call === 'withdrawReview') row = { ...bankDeposit, status: 3, state: 'cancelled' };
      return listOf(row)(call, fields);
    });
    await press(/^Bank account/);
    await press('Cancel report');
    expect(sentOf('withdrawReview')).toEqual([]);
    await reads('DEP-73011408-1');
    await press('Cancel report');
    await reads(failureMessage('Deposit cancelled by its owner'));
    expect(sentOf('withdrawReview').map(({ fields }) => fields)).toEqual([
      { review_id: String(bankDeposit.review_id) },
    ]);
    await reads('You cancelled this report before the review.');
  });

  it('say of a claim that somebody has decided that it can no longer be cancelled', async () => {
    await openApp(page, (call, fields) =>
      call === 'withdrawReview' ? refusal({ reason: 'review.closed' }) : listOf(bankDeposit)(call, fields),
    );
    await press(/^Bank account/);
    await press('Cancel report');
    await press('Cancel report');
    await reads(messageOf('deposit.claim.cancel'));
  });

  it.each([
    ['is reviewed', { ...submittedDeposit, status: 2, state: 'credited' }],
    ['has no case', { ...submittedDeposit, review_id: undefined }],
    ['waits for the desk', { ...submittedDeposit, state: 'held' }],
  ])('offer no cancelling of one that %s', async (_, row) => {
    await openApp(page, listOf(row));
    await press(/^USDT/);
    await reads('Transaction hash');
    await settle();
    expect(screen.queryAllByRole('button', { name: 'Cancel report', hidden: true })).toEqual([]);
  });
});
