import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/calling/ApiError.ts';
import type { PairQuote } from '../../api/market.ts';
import { vote, type Votes } from '../../api/votes.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { createStored } from '../../stored/createStored.ts';
import { isNumber, isOneOf, isRecord, json } from '../../stored/shapes.ts';
import { useStored } from '../../stored/useStored.ts';
import type { Direction, VoteBoxProps, VoteState } from '../../components/market/VoteBox.tsx';

interface KeptVote {
  account: number;
  symbol: string;
  day: number;
  own?: Direction;
  votes?: Votes;
}

const isDirection = isOneOf('up', 'down');
const isVotes = (value: unknown): value is Votes =>
  isRecord(value) && isNumber(value['up']) && isNumber(value['down']) && value['up'] + value['down'] > 0;
const isKept = (value: unknown): value is KeptVote =>
  isRecord(value) &&
  isNumber(value['account']) &&
  isNumber(value['day']) &&
  (value['own'] === undefined || isDirection(value['own'])) &&
  (value['votes'] === undefined || isVotes(value['votes']));
const kept = createStored(
  'votes',
  json((value: unknown): value is readonly KeptVote[] => Array.isArray(value) && value.every(isKept)),
);

const dayMs = 86_400_000;
const typeOf = { up: '1', down: '2' } as const;

/** Details of the first vote in the rejection of a second one. */
function castBefore({ values }: ApiError): Pick<KeptVote, 'own' | 'votes'> {
  const votes = { up: Number(values['up']), down: Number(values['down']) };
  const own = ({ '1': 'up', '2': 'down' } as const)[values['own'] ?? ''];
  return { ...(own && { own }), ...(isVotes(votes) && { votes }) };
}

/** The caller's vote on a pair; its result is stored on the device for the day. */
export function useVote(symbol: string, quote: PairQuote | undefined): VoteBoxProps {
  const { user, requireLogin, serverNow } = useShell();
  const all = useStored(kept) ?? [];
  const [sending, setSending] = useState<Direction>();
  const { mutate } = useMutation(vote());
  const day = Math.floor(serverNow() / dayMs);
  const cast = all.find((each) => each.account === user?.id && each.symbol === symbol && each.day === day);

  function onVote(own: Direction): void {
    if (!quote || sending || !requireLogin() || !user) return;
    const keep = (said: Pick<KeptVote, 'own' | 'votes'>) =>
      kept.set([
        ...(kept.get() ?? []).filter((each) => each.day === day),
        { account: user.id, symbol, day, ...said },
      ]);
    setSending(own);
    mutate(
      { currency_id: String(quote.currency_id), legal_id: String(quote.legal_id), type: typeOf[own] },
      {
        onSuccess: (votes) => keep({ own, ...(isVotes(votes) && { votes }) }),
        onError: (error) => {
          if (error instanceof ApiError && error.reason === 'market.voted') keep(castBefore(error));
        },
        onSettled: () => setSending(undefined),
      },
    );
  }

  const asked: VoteState = quote ? { state: 'open', sending } : { state: 'waiting' };
  return { vote: cast ? { state: 'cast', own: cast.own, votes: cast.votes } : asked, onVote };
}
