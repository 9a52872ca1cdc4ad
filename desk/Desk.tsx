import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { createToaster } from '../src/ui/messages/createToaster.ts';
import { Toaster } from '../src/ui/messages/Toaster.tsx';
import { desk } from './deskCalls.ts';
import type { Place } from './deskProps.ts';
import { LogIn } from './LogIn.tsx';
import { MerchantWork } from './merchant/MerchantWork.tsx';
import { session, useLogIn } from './session.ts';
import { Work } from './Work.tsx';

const toaster = createToaster();
const show = (text: string) => toaster.show({ kind: 'success', text });

export function Desk() {
  const logIn = useLogIn();
  const queries = useQueryClient();
  const [place, setPlace] = useState<Place>({});
  function leave(): void {
    // The tab is logged out even if the request fails.
    desk.send('logout').catch(() => undefined);
    session.end();
    queries.clear();
    setPlace({});
  }
  return (
    <>
      {logIn?.operator.merchant !== undefined ? (
        <MerchantWork key={logIn.token} operator={logIn.operator} onDone={show} onLeave={leave} />
      ) : logIn ? (
        <Work
          key={logIn.token}
          operator={logIn.operator}
          place={place.operatorId === logIn.operator.id ? place : {}}
          onPlace={(next) => setPlace({ ...next, operatorId: logIn.operator.id })}
          onDone={show}
          onLeave={leave}
        />
      ) : (
        <LogIn />
      )}
      <Toaster toaster={toaster} />
    </>
  );
}
