import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { MerchantOffer, MerchantTerms } from '../../contracts/desk.ts';
import { Button } from '../../src/ui/actions/Button.tsx';
import { Pill } from '../../src/ui/facts/Pill.tsx';
import { TextField } from '../../src/ui/fields/TextField.tsx';
import { Empty } from '../../src/ui/lists/Empty.tsx';
import { Skeleton } from '../../src/ui/loading/Skeleton.tsx';
import { Notice } from '../../src/ui/messages/Notice.tsx';
import { Text } from '../../src/ui/text/Text.tsx';
import { desk, type DeskError } from '../deskCalls.ts';
import { Trouble } from '../Trouble.tsx';
import { useStep } from '../useStep.ts';
import { sentTime } from '../words.ts';
import * as page from '../desk.css.ts';
import * as styles from './merchant.css.ts';

interface OffersProps {
  /** Receives a message about the completed action. */
  onDone: (text: string) => void;
}

type Edits = Partial<Record<(typeof amounts)[number], string>>;

const amounts = ['price', 'minimum', 'maximum', 'remaining'] as const;

function Offer({ offer, onDone, onChanged }: OffersProps & { offer: MerchantOffer; onChanged: () => void }) {
  const { id, side, coin, currency, balance, is_paused: isPaused, next_price: nextPrice } = offer;
  const terms = { ...offer, price: nextPrice ?? offer.price };
  // Only what is typed is sent: the rest may have changed since, as by an order.
  const [edits, setEdits] = useState<Edits>({});
  const step = useStep();
  const fields = step.refusal?.fields ?? {};
  const save = (changes: Partial<MerchantTerms>, text: string) =>
    step.run(async () => {
      await desk.send(`merchant/offers/${id}`, changes);
      if (changes === edits) setEdits({});
      onDone(text);
      onChanged();
    });
  const labels = {
    price: `Price, ${currency} for 1 ${coin}`,
    minimum: `Least, ${currency}`,
    maximum: `Most, ${currency}`,
    remaining: `Remaining, ${coin}`,
  };
  return (
    <section className={styles.card} aria-label={`Offer ${id}`}>
      <div className={page.head}>
        <Text as="h2" variant="title3">
          {side === 'buy' ? 'You sell' : 'You buy'} {coin} for {currency}
        </Text>
        <Pill tone={isPaused ? 'neutral' : 'success'}>{isPaused ? 'Paused' : 'Offered'}</Pill>
      </div>
      <div className={styles.offer}>
        {amounts.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            value={edits[name] ?? terms[name]}
            onChange={(value) => setEdits({ ...edits, [name]: value.trim() })}
            error={fields[name]}
            maxLength={21}
          />
        ))}
      </div>
      <Text as="p" variant="caption" tone="secondary">
        {side === 'buy' ? `Your balance: ${balance} ${coin}. ` : ''}
        {nextPrice === undefined
          ? 'A new price holds one minute after you set it; open orders keep theirs.'
          : `${nextPrice} ${currency} holds from ${sentTime(offer.next_price_ms!, offer.next_price_ms!)}; until then ${offer.price}.`}
      </Text>
      {step.refusal && Object.keys(fields).length === 0 ? (
        <Notice tone="danger" live>
          {step.refusal.message}
        </Notice>
      ) : null}
      <div className={page.buttons}>
        <Button
          size="dense"
          loading={step.isRunning ? 'Saving' : undefined}
          disabled={Object.keys(edits).length === 0}
          onClick={() => void save(edits, 'Offer saved')}
        >
          Save
        </Button>
        <Button
          size="dense"
          variant="secondary"
          disabled={step.isRunning}
          onClick={() => void save({ is_paused: !isPaused }, isPaused ? 'Offered again' : 'Offer paused')}
        >
          {isPaused ? 'Offer again' : 'Pause'}
        </Button>
      </div>
    </section>
  );
}

/** A merchant's own offers, and the terms that it may change. */
export function Offers({ onDone }: OffersProps) {
  const { data, error, refetch } = useQuery<readonly MerchantOffer[], DeskError>({
    queryKey: ['offers'],
    queryFn: ({ signal }) => desk.read('merchant/offers', signal),
  });
  return (
    <main className={page.body} id="queue" role="tabpanel" aria-label="Offers">
      {error && !data ? (
        <Trouble title="The offers did not load" error={error} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton shape="rows" count={7} /> : null}
      {data?.length === 0 ? (
        <Empty title="You have no offer" text="The operator of the platform sets up offers." />
      ) : null}
      {data?.map((offer) => (
        <Offer key={offer.id} offer={offer} onDone={onDone} onChanged={() => void refetch()} />
      ))}
    </main>
  );
}
