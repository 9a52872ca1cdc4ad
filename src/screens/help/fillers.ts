/** Stop words of questions in all languages of the product, case-folded. */
const fillers = new Set(
  [
    'a an the i me my mine we our you your it its is are am was be been do does did doing done can could will would should',
    'shall may must how what when where why which who whom to of in on at for from with by about into and or not no if',
    'this that these those there here have has had get got need want please don t s m ve ll re so as than then',
    'der die das den dem des ein eine einen einem einer eines ich mir mich mein meine meinen meinem meiner meines wir uns',
    'unser unsere sie ihr ihre ihren es ist sind war bin wird werden wurde wie was wann wo warum wieso weshalb welche',
    'welcher welches welchen wer kann konnen muss mussen darf soll zu zum zur von vom im an am auf fur mit bei und oder',
    'nicht kein keine keinen wenn man hat habe haben hatte bitte gibt dass als nach aus uber viel viele hoch',
    'el la los las un una unos unas yo mi mis tu tus su sus nos nuestro se es son fue esta estan estar ser ha he hay como',
    'que cuando cuanto cuanta cuantos cuantas cual cuales donde por para porque de del en al con sin y o si lo le puedo',
    'puede pueden tengo tiene quiero hacer hago debo mas',
    'は が を に で と の も か へ や ま た て れ い な し です ます ました した して する ません いつ どう どうやって なに 何 なぜ いくら とは',
    'ください たい ない から まで ある いる こと 方 教えて しました',
    '是 的 了 吗 嗎 呢 吧 啊 我 你 您 在 有 和 与 與 能 要 想 会 會 办 辦 么 麼 怎 怎么 怎麼 怎样 怎樣 怎么办 怎麼辦 如何 什么 什麼 甚麼 为什么',
    '為什麼 为何 為何 多少 哪里 哪裡 哪儿 何时 何時 可以 请问 請問 我的 时候 時候 什么时候 什麼時候',
    '어떻게 무엇 무엇인가요 뭐 뭐예요 뭔가요 언제 어디 어디서 어디에서 왜 얼마 얼마나 얼마예요 얼마인가요 하나요 인가요 있나요 되나요 해요 하는 방법',
    '제 내 저 저는 나는 수 있는 이란 란 은 는 이 가 을 를',
    'ฉัน ผม ดิฉัน คือ อะไร อย่างไร ยังไง เท่าไหร่ เท่าไร เมื่อไหร่ เมื่อไร ทำไม ที่ไหน ไหน ได้ ไหม หรือ ของ ที่ และ ใน จะ ต้อง ให้ เป็น มี',
    'ไหร่ ไร เท่า เมื่อ ทำ คะ ครับ ค่ะ การ',
  ].flatMap((line) => line.split(' ')),
);

export const isFiller = (word: string): boolean => fillers.has(word);
