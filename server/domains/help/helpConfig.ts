// Support chats and news of an installation: CUSTOMER_CHAT_URL, OTC_CHAT_URL and NEWS_DIR.
import { readServiceUrl, urlFaultText } from '../../serviceUrl.ts';
import { StartError } from '../../StartError.ts';

export interface HelpConfig {
  /** URL of the chat with customer service; without it there is no chat. */
  customerChat?: string;
  /** Chat for P2P orders. */
  otcChat?: string;
  /** Folder of the operator's announcements; without it there are none. */
  newsFolder?: string;
}

type Environment = Record<string, string | undefined>;

/** @throws StartError that names the invalid variable */
export function readHelpConfig(environment: Environment): HelpConfig {
  const { NEWS_DIR: newsFolder } = environment;
  const [customerChat, otcChat] = [chat(environment, 'CUSTOMER_CHAT_URL'), chat(environment, 'OTC_CHAT_URL')];
  return {
    ...(customerChat && { customerChat }),
    ...(otcChat && { otcChat }),
    ...(newsFolder && { newsFolder }),
  };
}

/** The chat must have another host than the app: a frame of the same origin could read the stored session. */
function chat(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  if (!text) return undefined;
  const url = readServiceUrl(text, ['https:']);
  const wrong = (what: string) => new StartError(`${name}: '${text}' ${what}`);
  if (url === 'form') throw wrong('is no address of https');
  // The URL may contain a password.
  if (typeof url === 'string') throw new StartError(`${name}: the address ${urlFaultText[url]}`);
  const { PUBLIC_URL: own = '' } = environment;
  if (URL.canParse(own) && new URL(own).host === url.host)
    throw wrong('is on the host of PUBLIC_URL: a chat needs one of its own');
  return url.href;
}

/** Origins that the pages may frame; all others are blocked. */
export function chatOrigins({ customerChat, otcChat }: HelpConfig): readonly string[] {
  return [
    ...new Set([customerChat, otcChat].flatMap((url) => (url === undefined ? [] : new URL(url).origin))),
  ];
}
