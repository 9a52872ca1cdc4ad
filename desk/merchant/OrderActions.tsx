import { useState } from 'react';
import type { MerchantAction, MerchantOrder } from '../../contracts/desk.ts';
import { Button } from '../../src/ui/actions/Button.tsx';
import { TextArea } from '../../src/ui/fields/TextArea.tsx';
import { TextField } from '../../src/ui/fields/TextField.tsx';
import { Notice } from '../../src/ui/messages/Notice.tsx';
import { Text } from '../../src/ui/text/Text.tsx';
import { desk } from '../deskCalls.ts';
import { ReasonSelect } from '../ReasonSelect.tsx';
import { useStep } from '../useStep.ts';
import { stepTime } from '../words.ts';
import * as page from '../desk.css.ts';
import { appealReasons } from './merchantWords.ts';
import * as styles from './merchant.css.ts';

interface OrderActionsProps {
  order: MerchantOrder;
  now: number;
  /** Receives a message about the completed action. */
  onDone: (text: string) => void;
  /** The order may have changed meanwhile. */
  onRefused: () => void;
}

const labels: Readonly<Record<MerchantAction, string>> = {
  pay: 'I have paid',
  decline: 'Decline',
  release: 'Money is there',
  appeal: 'Appeal',
};
const done: Readonly<Record<MerchantAction, string>> = {
  pay: 'Marked as paid',
  decline: 'Order declined',
  release: 'Coins released',
  appeal: 'Appeal sent',
};

interface Draft {
  reference: string;
  /** Amount that has arrived, typed by the merchant. */
  arrived: string;
  reason: string;
  text: string;
}
const nothing: Draft = { reference: '', arrived: '', reason: '', text: '' };

/** Same amount, whatever zeros follow. */
const isSame = (typed: string, money: string): boolean => {
  const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
  return plain(typed.trim().replace(',', '.')) === plain(money);
};

const canSend = (
  action: MerchantAction,
  { arrived, reason, text }: Draft,
  { money }: MerchantOrder,
): boolean =>
  action === 'release'
    ? isSame(arrived, money)
    : action !== 'appeal' || (reason !== '' && text.trim() !== '');

function Fields({ action, order, draft, onDraft }: FormProps) {
  const { money, currency, quantity, coin } = order;
  if (action === 'pay')
    return (
      <TextField
        label="Reference of the transfer, as your bank shows it (optional)"
        value={draft.reference}
        onChange={(reference) => onDraft({ ...draft, reference })}
        maxLength={64}
      />
    );
  if (action === 'release')
    return (
      <>
        <Notice tone="warning" icon="warning">
          Look into your bank account. A release cannot be taken back: {quantity} {coin} go to the customer.
        </Notice>
        <TextField
          label={`Amount that has arrived, in ${currency}`}
          value={draft.arrived}
          onChange={(arrived) => onDraft({ ...draft, arrived })}
          error={
            draft.arrived === '' || isSame(draft.arrived, money)
              ? undefined
              : `This order is about ${money} ${currency}. With another amount, appeal`
          }
          maxLength={20}
        />
      </>
    );
  if (action === 'decline')
    return (
      <Notice tone="warning" icon="warning">
        {quantity} {coin} go back to the customer. Do not decline after you have paid.
      </Notice>
    );
  return (
    <>
      <ReasonSelect
        label="Reason"
        nothing="Choose a reason"
        reasons={appealReasons}
        value={draft.reason}
        onChange={(reason) => onDraft({ ...draft, reason })}
        disabled={false}
      />
      <TextArea
        label="What happened; the customer and support read it"
        value={draft.text}
        onChange={(text) => onDraft({ ...draft, text })}
        maxLength={500}
        rows={3}
      />
    </>
  );
}

interface FormProps {
  action: MerchantAction;
  order: MerchantOrder;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

function bodyOf(action: MerchantAction, { reference, reason, text }: Draft): object {
  if (action === 'pay') return { reference: reference.trim() };
  return action === 'appeal' ? { reason, text: text.trim() } : {};
}

/** What the merchant can do with an order now; each is confirmed at another place than it was chosen. */
export function OrderActions({ order, now, onDone, onRefused }: OrderActionsProps) {
  const [chosen, setChosen] = useState<MerchantAction>();
  const [draft, setDraft] = useState(nothing);
  const step = useStep(onRefused);
  const action = chosen !== undefined && order.actions.includes(chosen) ? chosen : undefined;
  const send = (asked: MerchantAction) =>
    step.run(async () => {
      await desk.send(`merchant/orders/${order.id}/${asked}`, bodyOf(asked, draft));
      setChosen(undefined);
      setDraft(nothing);
      onDone(done[asked]);
    });
  const refusal = step.refusal ? (
    <Notice tone="danger" live>
      {step.refusal.message}
    </Notice>
  ) : null;
  if (action === undefined)
    return (
      <div className={page.decide}>
        {refusal}
        {order.appeal_from_ms !== undefined && !order.actions.includes('appeal') ? (
          <Text as="p" variant="caption" tone="muted">
            You can appeal from {stepTime(order.appeal_from_ms, now)} UTC.
          </Text>
        ) : null}
        <div className={page.buttons}>
          {order.actions.map((each) => (
            <Button
              key={each}
              variant={each === 'pay' || each === 'release' ? 'primary' : 'secondary'}
              onClick={() => setChosen(each)}
            >
              {each === 'appeal' && order.state === 'appeal' ? 'Add a statement' : labels[each]}
            </Button>
          ))}
        </div>
      </div>
    );
  return (
    <div className={page.decide}>
      {refusal}
      <div className={styles.form} role="group" aria-label={labels[action]}>
        <Fields action={action} order={order} draft={draft} onDraft={setDraft} />
      </div>
      <div className={page.approvingButtons}>
        <Button variant="secondary" onClick={() => setChosen(undefined)}>
          Back
        </Button>
        <Button
          variant={action === 'decline' ? 'danger' : 'primary'}
          disabled={!canSend(action, draft, order)}
          loading={step.isRunning ? 'Sending' : undefined}
          onClick={() => void send(action)}
        >
          {confirmText(action, order)}
        </Button>
      </div>
    </div>
  );
}

function confirmText(action: MerchantAction, { money, currency, quantity, coin }: MerchantOrder): string {
  if (action === 'pay') return `Yes, ${money} ${currency} is sent`;
  if (action === 'release') return `Release ${quantity} ${coin}`;
  return action === 'decline' ? 'Yes, decline' : 'Send appeal';
}
