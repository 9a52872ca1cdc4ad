// Written by npm run schema from contracts/openapi.

export interface domains {
    account: "setTextConsent" | "profile" | "advancedProfile" | "sendOwnCode" | "fundPasswordState" | "setFundPassword" | "changePassword" | "security" | "sessions" | "endSession" | "endOtherSessions" | "setPhrase" | "holdWithdrawals" | "liftWithdrawalHold" | "askClosing" | "askCopy" | "sendContactCode" | "bindContact" | "bindWallet" | "unbindWallet" | "confirmWallet" | "addPasskey" | "removePasskey" | "confirmPasskey";
    bank: "bankCard" | "saveBankCard" | "deleteBankCard";
    chat: "chatMessages" | "sendChatMessage" | "readChat" | "chatUnread" | "chatPicture";
    deposit: "depositCurrencies" | "depositAddress" | "requestDeposit" | "deposits" | "sandboxChain" | "sandboxSend" | "sandboxReorganise";
    help: "articles" | "article" | "announcement" | "customerServiceUrl" | "otcServiceUrl";
    hosting: "hostingProducts" | "hostingProduct" | "host" | "hostingReport" | "hostingOrders" | "redeemEarly";
    ieo: "ieos" | "applyIeo" | "ieoApplications" | "payIeo";
    lever: "leverPanel" | "leverTerms" | "openPosition" | "positions" | "closePosition" | "withdrawClose" | "closePositions" | "cancelLeverOrder" | "setStops" | "addMargin" | "leverFills" | "resetDemo" | "leverInsurance";
    market: "quotations" | "candles" | "pair" | "vote";
    notices: "notices" | "readNotices";
    option: "optionDurations" | "optionCurrencies" | "placeOption" | "options" | "optionSettlement" | "resetOptionDemo";
    otc: "otcMarkets" | "otcOffers" | "otcOffer" | "placeOtcOrder" | "otcOrders" | "otcOrder" | "markOtcPaid" | "cancelOtcOrder" | "releaseOtcOrder" | "appealOtcOrder" | "otcOrderPicture";
    products: "products" | "questions" | "answerQuestion";
    referral: "invite" | "inviteRanking" | "invitees" | "rebates" | "poster" | "share" | "setRanked";
    reserves: "reserves";
    review: "reviews" | "withdrawReview";
    session: "setLanguage" | "language" | "areaCodes" | "sendEmailCode" | "sendSmsCode" | "checkMobileCode" | "checkEmailCode" | "register" | "login" | "walletNonce" | "walletLogin" | "passkeyChallenge" | "passkeyLogin" | "resetPassword" | "logout" | "siteConfig";
    spot: "placeSpotOrder" | "spotOrders" | "spotFills" | "cancelSpotOrders" | "cancelSpotOrder";
    stocks: "stockQuotations" | "stockCandles" | "stockPrice";
    subscription: "newCoins" | "newCoin" | "recommendedNewCoin" | "subscribeNewCoin" | "newCoinOrders";
    verification: "submitBasicVerification" | "submitAdvancedVerification" | "upload" | "uploadPreview";
    wallet: "currencies" | "balances" | "balance" | "ledger" | "transfer" | "transfers";
    withdrawal: "withdrawalCurrencies" | "withdrawalAddresses" | "addWithdrawalAddress" | "deleteWithdrawalAddress" | "checkAddress" | "approveWithdrawalAddress" | "withdrawalInfo" | "requestWithdrawal" | "cancelWithdrawal" | "withdrawals";
}
export interface defaults {
    sendOwnCode: "type";
    chatMessages: "limit";
    requestDeposit: "type";
    deposits: "page" | "limit";
    articles: "page" | "limit";
    hostingProducts: "page";
    hostingOrders: "page" | "limit";
    ieos: "page" | "limit";
    ieoApplications: "page" | "limit";
    leverPanel: "account_type";
    openPosition: "account_type" | "margin_mode";
    positions: "page" | "limit" | "account_type";
    closePositions: "account_type";
    leverFills: "limit";
    leverInsurance: "limit";
    notices: "page" | "limit";
    optionCurrencies: "account_type";
    placeOption: "account_type";
    options: "page" | "limit" | "account_type";
    otcOffers: "page" | "limit";
    otcOrders: "page" | "limit";
    invitees: "page" | "limit";
    rebates: "page" | "limit";
    reviews: "limit";
    walletNonce: "purpose";
    passkeyChallenge: "purpose";
    placeSpotOrder: "order_kind";
    spotOrders: "page" | "limit";
    spotFills: "limit";
    newCoins: "page";
    newCoinOrders: "page" | "limit";
    ledger: "page" | "limit";
    transfers: "page" | "limit";
    requestWithdrawal: "type";
    withdrawals: "page" | "limit";
}
export interface money {
    paths: "/wallet/charge_req" | "/lh/deposit" | "/lh/deposit/order/cancel" | "/ieo/apply" | "/ieo/pay" | "/lever/submit" | "/lever/close" | "/lever/close_withdraw" | "/lever/close_all" | "/lever/cancel" | "/lever/add_margin" | "/lever/demo/reset" | "/microtrade/submit" | "/microtrade/demo/reset" | "/ctc/order/add" | "/ctc/order/pay" | "/ctc/order/cancel" | "/ctc/order/release" | "/ctc/order/appeal" | "/review/withdraw" | "/coin/trade" | "/coin/trade/cancel_all" | "/coin/trade/cancel" | "/lh/send/order" | "/wallet/change" | "/wallet/out" | "/wallet/out/cancel";
}
export interface paths {
    "/user/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to text messages beyond codes, or take that back. Where a back end lacks it, the app shows no such choice. */
        post: operations["setTextConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/center": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profile and basic verification state. */
        get: operations["profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/center2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** State of the advanced verification. */
        get: operations["advancedProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms_other_mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to an address of the caller's own. An account without any is refused with account.noAddress. A code is good for what it was asked for alone. */
        post: operations["sendOwnCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/has_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is a fund password set? */
        post: operations["fundPasswordState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/safe/update_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the fund password, first with the login password; afterwards with the old one, which holds withdrawals for hold_minutes.change. One that was forgotten is replaced with the login password and a code of purpose fundPassword, which holds them for hold_minutes.forgotten. */
        post: operations["setFundPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/e_pwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the login password. Ends all other sessions of the account and holds withdrawals for hold_minutes.change. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What protects the account and what is missing. Where a back end lacks it, the app shows what profile and fundPasswordState say, and says nothing of holds, tries and the phrase. */
        get: operations["security"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is logged in, used last first, this session before all. Where a back end lacks it, the app shows no such list. */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one session of one's own. Where a back end lacks it, the app offers no such choice. */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions but this one. Where a back end lacks it, the app offers no such choice. */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/phrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the phrase that every mail to the account carries, so that its owner knows it from an imitation. Where a back end lacks it, the app offers no such choice. */
        post: operations["setPhrase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hold all withdrawals from now on. Whoever has a session can, and only liftWithdrawalHold undoes it. Where a back end lacks it, the app offers no such choice. */
        post: operations["holdWithdrawals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/hold/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the end of holdWithdrawals, with a code of purpose lift; it ends hold_minutes.lift later. An account without an address brings the login password instead. Where a back end lacks it, the app offers no such choice. */
        post: operations["liftWithdrawalHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the closing of one's own account, with the login password and, where the account has an address, a code of purpose closing. It opens a case of the kind account.closing, which a desk decides and its owner can withdraw until then (withdrawReview). Refused while something hinders it. Where a back end lacks it, security has no leaving and the app leads to support. */
        post: operations["askClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a copy of all that is kept of oneself, with the same proof; the code is of purpose copy. It opens a case of the kind account.copy, and the copy is sent to the account's e-mail address, without which it is refused. Where a back end lacks it, as with askClosing. */
        post: operations["askCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/bind/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to an address that the caller wants to bind. The answer is the same whether somebody else has it. Where a back end lacks it, the app offers no such choice. */
        post: operations["sendContactCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind an e-mail address or phone number, or put it in place of the one of its kind, with the login password, the code of the new one and, where the account has an address, a code of purpose contact - of the one that is replaced, or else of the other. Holds withdrawals for hold_minutes.change. Where a back end lacks it, the app offers no such choice. */
        post: operations["bindContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/wallet/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a wallet as another way to log in, with a signed text of purpose bind (walletNonce), the login password and, where the account has an address, a code of purpose contact. Holds withdrawals for hold_minutes.change. Where a back end lacks it, the app offers no such choice. */
        post: operations["bindWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/wallet/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a bound wallet, with the same proof of the owner as bindWallet, without a signature. The last way to log in is refused. Holds withdrawals for hold_minutes.change. Where a back end lacks it, the app offers no such choice. */
        post: operations["unbindWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/wallet/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm with a signed text of purpose confirm (walletNonce) of an own wallet. Of an account without a login password (has_password of profile), every call takes the answered confirmation in place of the login password, once. Where a back end lacks it, the app offers no wallet. */
        post: operations["confirmWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey that has signed a challenge of purpose add, with the login password and a code of purpose contact to an own address. An account without an address or without a login password is refused. Holds withdrawals for hold_minutes.change. Where a back end lacks it, the app offers no passkey. */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey, with the same proof of the owner as addPasskey, without the passkey. Holds withdrawals for hold_minutes.change. Where a back end lacks it, the app offers no such choice. */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm with a passkey, which has signed a challenge of purpose confirm, in place of a code that sendOwnCode sends. The answered code stands in the field of the code, once, for its purpose alone. Not for purpose contact. Where a back end lacks it, the app offers codes alone. */
        post: operations["confirmPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/cash_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bound bank card of the caller, with the banks that the back end knows. */
        post: operations["bankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/cash_save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a bank card. Where the bound one says can_delete, it has to be deleted before another is bound; of others it takes the place. */
        post: operations["saveBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/cash_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the bound bank card. Where a back end lacks it, its bankCard says no can_delete, and the app offers none. */
        post: operations["deleteBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of a conversation, the newest first. Where a back end lacks it, its help desk is shown instead. */
        get: operations["chatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a text or a picture. Repeating a client_message_id sends nothing again and answers the first message. */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller has seen a conversation up to a message. */
        post: operations["readChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages the caller has not seen. Where a back end lacks it, no number stands at the chat. */
        get: operations["chatUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a message of one of the caller's conversations. */
        get: operations["chatPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/deposit_currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What can be deposited, and over which networks. */
        post: operations["depositCurrencies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/deposit_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the caller sends a coin to, by network. An address stays its owner's for good. A network without one is absent. */
        post: operations["depositAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/charge_req": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what was sent, with a picture that proves it. A transaction is credited as its network shows it, and once; a bank transfer as claimed, after two people have found it. Nothing is credited by the claim itself. Repeating a client_deposit_id claims nothing again. */
        post: operations["requestDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/charge_mention/log2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's deposits, the newest first. */
        get: operations["deposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chains that a sandbox makes up, and what the caller has sent over them. Without a sandbox there are none, and nothing leads to the page. */
        get: operations["sandboxChain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/chain/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send made-up coins to an address of a sandbox, as a wallet would. No real coins move. Without a sandbox there is no such page. */
        post: operations["sandboxSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/chain/reorganise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the blocks of a made-up chain since the one that has a transaction of the caller, as real chains do now and then. Without a sandbox there is no such page. */
        post: operations["sandboxReorganise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Articles of a category, without their text unless asked for. 4 holds what is announced, 19 the help centre, 20 the agreements. */
        post: operations["articles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One article with its text. */
        post: operations["article"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/announcement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is announced over Home now, if anything. */
        post: operations["announcement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set/get_customer_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the chat with customer service is. */
        post: operations["customerServiceUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set/get_otc_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the chat about orders of P2P trading is. */
        post: operations["otcServiceUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/deposit/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be hosted, ten products a page. */
        get: operations["hostingProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/deposit/product_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with its rules. */
        get: operations["hostingProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an amount of the spot account into a product. It goes to the trust account and comes back at the end. Repeating a client_order_id answers the first order again. */
        post: operations["host"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/deposit/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller has in hosting and was paid. */
        get: operations["hostingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/deposit/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's orders, the newest first. */
        get: operations["hostingOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/deposit/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one's own running order before its time. The amount less the penalty goes to the spot account at once; interest that was paid stays paid, and interest that is owed stays owed. Repeating it answers the same again. */
        post: operations["redeemEarly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ieo/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** IEO products, ten a page; those that take applications first, then the coming ones, then the others. */
        post: operations["ieos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ieo/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply for an allotment. The price of the whole amount must be free in the spot account; nothing is charged or held. One application per account and product. Repeating a client_order_id answers the first application again. */
        post: operations["applyIeo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ieo/myApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's applications, newest first. */
        post: operations["ieoApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ieo/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay for an allotment out of the spot account, within the payment window. The coins are locked in the trust account until the lock date. An allotment is paid once; a repeat is accepted and charges nothing. */
        post: operations["payIeo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the ticket of a contract needs. It deals nothing. */
        post: operations["leverPanel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What contracts cost and how much of each there may be, by contract. Where a back end lacks it, the app estimates no costs and no liquidation price. */
        get: operations["leverTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a position at the mark, or place a limit order that waits for it. Repeating a client_order_id answers the first order again. */
        post: operations["openPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/my_trade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The caller's orders and positions, newest first, with what the open ones come to together. */
        post: operations["positions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close one's own open position at the mark. While no mark is known, a request with worst_price waits for it (status 2; a part is refused then), and no night is charged if it closes the position; at a worse price the position is open again. What is closed whole is closed once; of a part, client_close_id makes a repeat harmless, and refuses another part. */
        post: operations["closePosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/close_withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw one's own request to close that waits for a mark. The position is open again, and the nights since the request are charged. Where siteConfig does not say has_close_worst, the app does not offer it. */
        post: operations["withdrawClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/close_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close all of one's own open positions of a contract, all or none of them; refused while no mark is known. Where siteConfig does not say has_close_part, the app does not offer it. */
        post: operations["closePositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel one's own pending order; what it held is free again. */
        post: operations["cancelLeverOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/setstop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set take-profit and stop-loss of one's own position or pending order, both at once. */
        post: operations["setStops"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/add_margin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add margin to one's own isolated position. Repeating a client_margin_id adds nothing again, and with another amount it is refused. */
        post: operations["addMargin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was decided on one of the caller's contracts, newest first, each with the marks that it was decided on, so that anybody can recompute it. Where a back end lacks it, the app says that none are reported. */
        get: operations["leverFills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/demo/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all that the caller has in the demo account, without a result, and set it to 10,000. Where siteConfig does not say has_demo_contracts, the app offers no demo. */
        post: operations["resetDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lever/insurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the insurance of contracts has, and what came in and went out. Where a back end lacks it, the app does not mention one. */
        get: operations["leverInsurance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/quotation_new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All pairs with their quote, grouped by quote currency. */
        get: operations["quotations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/new_timeshar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Candles of a pair and period whose beginning lies between two moments, both included, the oldest first, and with the one that forms. The newest 1500 of them where there are more. A period without a trade has no candle. */
        get: operations["candles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pair's detail. */
        get: operations["pair"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vote/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cast one vote a day (UTC) and pair on where its price goes. It moves no money and no price. A second one is refused as market.voted, whose values are up, down and own (the caller's type). */
        post: operations["vote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller was told of the own account, the newest first. Where a back end lacks it, the app shows no personal notices and no dot at the bell. */
        get: operations["notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark notices of the caller as read; those that were, and ids of none, change nothing. */
        post: operations["readNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/microtrade/seconds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For how long options run, and what each pays. */
        get: operations["optionDurations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/microtrade/payable_currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be staked, with fee, limits and the caller's balance. */
        get: operations["optionCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/microtrade/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy up, down or neutral for a duration. The entry is the first index tick after this is accepted. Repeating a client_order_id answers the first order again. */
        post: operations["placeOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/microtrade/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's orders of one state, newest first. */
        get: operations["options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/microtrade/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one of the caller's orders was settled by, each tick of it, so that anybody can compute the result again. Where a back end lacks it, the app says that it publishes no ticks. */
        get: operations["optionSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/microtrade/demo/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all orders of the caller's demo account without a result, and set it to 10,000. Where siteConfig does not say has_demo_options, the app offers no demo. */
        post: operations["resetOptionDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/product/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be bought and sold, for which currencies, and paid in which ways. */
        get: operations["otcMarkets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers to buy from or to sell to, the best price first. */
        get: operations["otcOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/product/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One offer as it is now. */
        get: operations["otcOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/order/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an order on an offer. The coins are locked at once, the merchant's or the caller's own; whoever pays has 30 minutes, and unpaid purchases from one merchant lock together no more than the offer's maximum buys. Both levels of verification are needed (998). Repeating a client_order_id answers the first order again. */
        post: operations["placeOtcOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's orders, the newest first. */
        get: operations["otcOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/order/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the caller's orders, with whom to pay and until when. */
        get: operations["otcOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/order/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The buyer says that the money is sent. Only of a purchase that is in time. */
        put: operations["markOtcPaid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The buyer cancels before the money is sent. The coins are free again. */
        put: operations["cancelOtcOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/order/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The seller gives the coins of a paid order to its buyer, for good. Where a back end lacks it, its own chat is where that is settled. */
        put: operations["releaseOtcOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/order/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Have the desk decide a paid order; its coins stay locked until then. Also of an order that was cancelled by its buyer or by time, for which no coins are held, as the answer says. Where a back end lacks it, the app leads to the chat. */
        put: operations["appealOtcOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ctc/order/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of an event of one of the caller's orders. Where a back end lacks it, its events name no pictures. */
        get: operations["otcOrderPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is offered to the caller, by product. Where a back end lacks it, the app takes every product as offered, without a cap of its own, and without questions. */
        get: operations["products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions that come before a product, with what the caller has answered. The app asks for them only where products declares them. */
        get: operations["questions"];
        put?: never;
        /** Answer one question. A wrong answer is explained and can be given anew, 200 answers a day at most; once all are right the questions are passed, and stay so for their version. */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's invitation code and link, the rates, and what came of them. */
        get: operations["invite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/invite_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who has received most rebates in the ranking's period, ten at most, the first of them first. Only people who have agreed are in it (setRanked). */
        post: operations["inviteRanking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/my_invite_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom the caller has invited, the newest first. */
        post: operations["invitees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/my_account_return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the caller has received of fees of invitees, the newest first. */
        post: operations["rebates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/my_poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the picture says that somebody invites others with. */
        get: operations["poster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/my_share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is given to another app together with the link. */
        get: operations["share"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/invite_ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to be in the ranking, or leave it. Where a back end lacks it, the app offers no choice. */
        post: operations["setRanked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/reserves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the operator holds of each coin and owes to people, by its own ledger, which nobody else has checked. It is worked out at most every ten seconds. Where a back end lacks it, the app says that nothing is published. */
        get: operations["reserves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's cases, newest first. Where a back end lacks it, the app reads the state of each where its domain shows it. What has changed is told by the message `review`; without it, an open page asks every 15 s while something is pending. */
        get: operations["reviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw one's own case before it is decided; what it held is free again. Where a back end lacks it, the app offers no such choice. */
        post: operations["withdrawReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/set/lang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the session language; answers the mark that every later call carries. */
        post: operations["setLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get/lang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The configured language of this caller. */
        post: operations["language"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/area_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Countries and dial codes; also the country list of the verification. */
        post: operations["areaCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email_send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a verification code to an e-mail address. The answer is the same for known and unknown addresses. */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sms_send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a verification code to a phone. The answer is the same for known and unknown numbers. */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/check_mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is this SMS code right for this number and purpose? A wrong try counts against the code. */
        post: operations["checkMobileCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/check_email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is this e-mail code right for this address and purpose? A wrong try counts against the code. */
        post: operations["checkEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account by phone, e-mail or username. The app then goes to the login page. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in; answers the token. Extension. An account that strangers guess at refuses networks that it has not been used from with session.codeFirst, or with session.waitFirst where it has no channel for codes; whether there is such an account makes no difference. A back end that lacks it looks at the password at once. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/wallet_nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The text that a wallet signs. Purposes other than login need a session. Nothing is stored for it, and the answer is the same whether an account has this wallet. Where a back end lacks it, the app offers no wallet. */
        post: operations["walletNonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/wallet_login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with the signed text of walletNonce; answers the token. A wallet that no account has is refused with a fault at extension_code; the same text and signature together with an invitation code open an account. A text serves once. Where a back end lacks it, the app offers no wallet. */
        post: operations["walletLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey_challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The challenge that a passkey signs. Purposes other than login need a session. Nothing is stored for it. Where a back end lacks it, the app offers no passkey. */
        post: operations["passkeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey_login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a passkey that has signed a challenge of purpose login, with user verification; answers the token. A challenge serves once. Where a back end lacks it, the app offers no passkey. */
        post: operations["passkeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new login password with a code of purpose forget. Ends all sessions of the account and holds withdrawals for 24 hours. An account that does not exist is refused like a wrong code. */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End this session. Where a back end lacks it, the app only forgets the token. */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What kind of server this is, and its clock. Where a back end lacks it, the app shows no sandbox notices, prefills nothing and trusts the device's clock. */
        get: operations["siteConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coin/trade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place a spot order, limit or market. Repeating a client_order_id answers the first order again. */
        post: operations["placeSpotOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's spot orders, newest first. */
        get: operations["spotOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coin/fills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fills of one of the caller's orders, newest first. Where a back end lacks it, the app says that none are reported. */
        get: operations["spotFills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coin/trade/cancel_all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel all of one's own open orders of a pair, all or none of them. Where siteConfig does not say has_cancel_all, the app does not offer it. */
        put: operations["cancelSpotOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coin/trade/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel one's own open spot order; what it held is free again. */
        put: operations["cancelSpotOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usstock/quotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All stocks with their quote, grouped by currency as currency/quotation_new. */
        get: operations["stockQuotations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usstock/kline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Candles of a stock and period whose beginning lies between two moments, both included, the oldest first, and with the one that forms. The newest 1500 of them where there are more. No candle begins while the exchange is closed. */
        get: operations["stockCandles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usstock/getNewPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The newest quote of one stock. */
        post: operations["stockPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/send/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** New coins, ten products a page. */
        get: operations["newCoins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/send/product_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One new coin. */
        get: operations["newCoin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/send/get_recommend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The new coin that the start page offers. Refused where there is none, and then the page offers none. */
        get: operations["recommendedNewCoin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/send/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay for new coins out of the spot account. They lie in the trust account until their lock-up ends. Repeating a client_order_id answers the first subscription again. */
        post: operations["subscribeNewCoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lh/send/order_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's subscriptions, the newest first. */
        get: operations["newCoinOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/real_name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send name, country, ID number and address for review. */
        post: operations["submitBasicVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/real_name2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send pictures of the ID for review. Needs a verified basic verification. */
        post: operations["submitAdvancedVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take in a picture, as JPEG, PNG or WebP. It is drawn anew, without what else the file held, kept encrypted, and readable by its owner and the desk. Where a back end does not say its upload_max_bytes in siteConfig, the app sends no pictures. */
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small image of one's own picture. Where a back end lacks it, the app shows none after a reload. */
        get: operations["uploadPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/user_currency_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The currencies of the platform, which accounts hold them, and the caller's free balances. */
        get: operations["currencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All balances of all accounts. */
        post: operations["balances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One balance of one account. */
        post: operations["balance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/legal_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The ledger of the caller's accounts, the newest row first. The values of all rows of one account and currency add up to its balance, free and held. */
        post: operations["ledger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an amount between two of the caller's accounts, at once and without a fee. Repeating a client_transfer_id moves nothing again. */
        post: operations["transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/hzhistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's transfers between their accounts, the newest first. */
        get: operations["transfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/withdrawal_currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What can be withdrawn, and over which networks. */
        post: operations["withdrawalCurrencies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/get_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The addresses that the caller has saved, the newest first; withdrawals go to them alone. */
        post: operations["withdrawalAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/addaddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save an address to withdraw to, with the fund password and a code of purpose address (sendOwnCode). Its owner confirms it afterwards (approveWithdrawalAddress), and it can be used hold_minutes.address after that. An address belongs to one coin and one network. */
        post: operations["addWithdrawalAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/deladdress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a saved address, for a caller with a fund password. Withdrawals that were requested before are not affected. */
        post: operations["deleteWithdrawalAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/check_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Can the caller withdraw to this text over this network? It is neither saved nor logged. */
        post: operations["checkAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/apv_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address that was saved before. Its hold begins now. Nothing else is approved with it, no token and no payment. Confirming again changes nothing. */
        post: operations["approveWithdrawalAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/get_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What withdrawing a coin costs, and what the caller can withdraw of it now. */
        post: operations["withdrawalInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a withdrawal, with the fund password and a code of purpose withdrawal (sendOwnCode), for a caller who is verified in both levels (998 otherwise). The amount is frozen until it is sent, rejected or cancelled. It goes to a saved address that is ready, or to the bound bank card. Repeating a client_withdrawal_id requests nothing again and asks for neither password nor code. */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/out/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a withdrawal whose row says can_cancel; the amount is free again at once. It still counts as a request of its day. Where a back end lacks it, no row says so. */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/charge_mention/log3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's withdrawals, the newest first. */
        get: operations["withdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Purposes of OwnCodePurpose but contact, which decides who can get into the account.
         * @enum {string}
         */
        PasskeyCodePurpose: "withdrawal" | "address" | "fundPassword" | "lift" | "closing" | "copy";
        PasskeyCode: {
            /** @description In place of a sent one. */
            code: components["schemas"]["Code"];
            /** @description It is refused from this time. */
            expires_ms: number;
        };
        Passkey: {
            /** @description Base64url credential id. */
            id: string;
            name: string;
            added_ms: number;
            /** @description When it was used last; absent before its first use. */
            used_ms?: number;
            /** @description It is kept in the owner's password manager too, so that it outlives its device. */
            is_synced?: boolean;
        };
        /** @description The login password; of an account without one, a confirmation of confirmWallet. */
        LoginProof: string;
        WalletConfirmation: {
            /** @description In place of the login password, once; a new one replaces it. */
            confirmation: string;
            /** @description It is refused from this time. */
            expires_ms: number;
        };
        BoundWallet: {
            network: components["schemas"]["WalletNetwork"];
            /** @description EIP-55, or base58check on trc. */
            address: string;
            /** @description When it was bound. */
            bound_ms: number;
        };
        FundPassword: string;
        /** @description 6 digits, neither one over and over (111111) nor all in a row (123456, 654321). */
        NewFundPassword: string;
        /**
         * @description To withdraw, to save an address for it, to replace a forgotten fund password, to lift one's own hold of withdrawals, to bind another e-mail address or phone, to ask for the closing of the account, to ask for a copy of its data.
         * @default withdrawal
         * @enum {string}
         */
        OwnCodePurpose: "withdrawal" | "address" | "fundPassword" | "lift" | "contact" | "closing" | "copy";
        OwnCodeSent: components["schemas"]["CodeSent"] & {
            /** @description Extension. Where it went. */
            to?: components["schemas"]["Masked"];
        };
        /** @enum {string} */
        ContactKind: "email" | "mobile";
        /** @description An e-mail address, or a phone number without its dial code. */
        Contact: string;
        Security: {
            fund_password: components["schemas"]["FundPasswordState"];
            /** @description Empty where none is bound. */
            email: components["schemas"]["Masked"];
            /** @description Empty where none is bound. */
            phone: components["schemas"]["Masked"];
            /** @description Which every mail to the account carries; empty where none is chosen. */
            phrase: string;
            /** @description Why no withdrawal leaves now, the one that ends last first; empty where none is held. */
            withdrawal_holds: components["schemas"]["WithdrawalHold"][];
            hold_minutes: components["schemas"]["HoldMinutes"];
            /** @description Extension. Newest first, 10 at most. Without it the app shows none. */
            passkeys?: components["schemas"]["Passkey"][];
            /** @description Extension. Absent where a back end lacks askClosing and askCopy. */
            leaving?: components["schemas"]["Leaving"];
        };
        Leaving: {
            /** @description For how many years after it is closed what the law demands of an account is kept. */
            kept_years: number;
            /** @description Why askClosing would be refused now, as an open order, a balance or an open request; absent where nothing hinders it. */
            hindrance?: components["schemas"]["Sentence"];
        };
        FundPasswordState: {
            is_set: boolean;
            /** @description Wrong ones that may come before it has to wait; 0 while it waits. */
            attempts_left: number;
            /** @description Until when none is looked at; absent where one may be tried. */
            locked_until_ms?: number;
        };
        WithdrawalHold: {
            reason: components["schemas"]["WithdrawalHoldReason"];
            since_ms: number;
            /** @description When it ends; absent from the account's own hold until its end was asked for. */
            until_ms?: number;
        };
        /**
         * @description What was changed; own is holdWithdrawals.
         * @enum {string}
         */
        WithdrawalHoldReason: "passwordReset" | "password" | "fundPassword" | "fundPasswordForgotten" | "email" | "phone" | "wallet" | "passkey" | "own";
        /** @description For how long withdrawals are held; a sandbox counts minutes where others count hours. */
        HoldMinutes: {
            /** @description After a change of password, fund password, e-mail, phone, wallet or passkey. */
            change: number;
            /** @description After a forgotten fund password was replaced. */
            forgotten: number;
            /** @description After the end of one's own hold was asked for. */
            lift: number;
            /** @description After a withdrawal address was confirmed, for it alone. Absent where a back end holds none. */
            address?: number;
        };
        OpenSession: {
            id: string;
            /** @description Of a closed list, as Firefox; empty where it is on none. */
            browser: string;
            /** @description Likewise, as Windows. */
            system: string;
            /** @description In part, as 203.0.113.x, where it was used last; empty where it is not known. */
            network: string;
            /** @description When it was logged in. */
            created_ms: number;
            /** @description When it was used last; after a restart of the server to the hour. */
            used_ms: number;
            is_current: boolean;
        };
        Profile: {
            id: number;
            /** @description Shown to the user; as 4820193. */
            account_number: string;
            /** @description Empty where none is bound. */
            email: components["schemas"]["Masked"];
            /** @description Empty where none is bound. */
            phone: components["schemas"]["Masked"];
            username?: string;
            /** @description Extension. The account has a login password; without one, a wallet confirms in its place (confirmWallet). Without it the account has one. */
            has_password?: boolean;
            /** @description Extension. Bound wallets, oldest first, 5 at most. Without it the app shows none. */
            wallets?: components["schemas"]["BoundWallet"][];
            review_status: components["schemas"]["VerificationStatus"];
            /** @description The name of the basic verification; empty before it. */
            name?: string;
            /** @description Its ID number, masked as L0******47; empty before it. It is sent back as it is. */
            card_id?: string;
            advanced_user?: components["schemas"]["VerificationStatus"];
            /** @description Extension, as all of the basic verification below. Its country, by the name that areaCodes has. */
            country?: string;
            /** @description Its address. */
            address?: string;
            /** @description When it was sent for review. */
            submitted_ms?: number;
            /** @description When it was verified or rejected. */
            decided_ms?: number;
            reasons?: components["schemas"]["VerificationReasons"];
            /** @description Extension. Has agreed to text messages beyond codes. */
            text_messages?: boolean;
            /** @description Extension. The account's balance is practice money; labelled wherever it shows. */
            is_sandbox?: boolean;
        };
        /**
         * @description 0 none, 1 under review, 2 verified, 3 rejected (an extension; family back ends say 0 then).
         * @enum {integer}
         */
        VerificationStatus: 0 | 1 | 2 | 3;
        /** @description Extension. Of one that was rejected, by field of its form, the reason in the language of the call; what is not named was accepted. */
        VerificationReasons: {
            [key: string]: string;
        };
        AdvancedProfile: {
            review_status: components["schemas"]["VerificationStatus"];
            /** @description Extension, as all below. When it was sent for review. */
            submitted_ms?: number;
            /** @description When it was verified or rejected. */
            decided_ms?: number;
            reasons?: components["schemas"]["VerificationReasons"];
            /** @description Path of the picture that was sent. */
            front_pic?: string;
            /** @description The same of the back. */
            reverse_pic?: string;
            /** @description The same of the photo holding the ID. */
            hand_pic?: string;
        };
        BankCard: {
            /** @description Empty where no card is bound. All but the last four digits are *; of a back end that says more, the app shows the last four as well. */
            bank_account: string;
            /** @description Extension. Country and last four characters, * between; empty where there is none. */
            iban?: string;
            /** @description The first letters of the first and the last word, as L*** H***. */
            real_name?: string;
            bank_name?: string;
            bank_branch?: string;
            bank_address?: string;
            swift_code?: string;
            residence_address?: string;
            postal_code?: string;
            /** @description Extension. */
            name?: string;
            /** @description Extension. */
            branch_name?: string;
            /** @description Extension. */
            branch_number?: string;
            /** @description Extension: since when it is bound. */
            bound_ms?: number;
            /** @description Extension: deleteBankCard deletes it. */
            can_delete?: boolean;
            /** @description Banks that the form suggests; another one may be typed. */
            banks?: components["schemas"]["Bank"][];
        };
        Bank: {
            id?: number;
            name: string;
        };
        ChatMessage: {
            /** @description Counts up; the order of messages is the same for all who read them. */
            id: number;
            at_ms: number;
            /**
             * @description auto is a program, which the app labels as one.
             * @enum {string}
             */
            by: "customer" | "merchant" | "desk" | "auto";
            /** @description Plain text; empty of a picture alone. */
            text: string;
            /** @description chatPicture has it. */
            picture?: {
                width: number;
                height: number;
            };
            /** @description Of the caller's own. */
            client_message_id?: components["schemas"]["ClientId"];
        };
        ChatMessages: {
            list: components["schemas"]["ChatMessage"][];
            /** @description Whether there are older ones. */
            is_more: boolean;
            /** @description Newest message that the other side has seen. */
            seen_id?: number;
            /** @description Oldest message that the caller has not seen. */
            unseen_from_id?: number;
            /** @description Of an order, whether the desk reads along, which it does from an appeal on. */
            desk_joined: boolean;
        };
        ChatUnread: {
            /** @description With the desk. */
            service: number;
            orders: {
                order_id: number;
                count: number;
            }[];
        };
        DepositCoin: {
            id: number;
            name: string;
            logo?: string;
            /** @description Smallest deposit over any of its networks. */
            min_number: components["schemas"]["Decimal"];
            /** @description Extension. Without it they are those of `depositAddress`. */
            networks?: components["schemas"]["DepositNetwork"][];
        };
        DepositNetwork: {
            /** @description As in `depositAddress`. */
            network: string;
            /** @description As TRC20. */
            name: string;
            /** @description The chain behind it, as TRON: OMNI of USDT is on Bitcoin. */
            chain: string;
            /** @description Smallest deposit; less is kept and counts once more arrives. */
            min_number?: components["schemas"]["Decimal"];
            /** @description Blocks after which it is credited. */
            confirmations?: number;
            /** @description Seconds that so many blocks usually take. */
            arrival_s?: number;
            /** @description Why nothing can be deposited over it now, in the language of the session; absent while it is open. */
            suspended?: string;
        };
        DepositRow: {
            id: number;
            /** @description The coin. */
            name: string;
            /** @description What has arrived; of a claim, what is credited if it is found as it was claimed. */
            amount: components["schemas"]["Decimal"];
            /**
             * @description 1 under review or on its way, 2 credited, 3 not credited.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /** @description Why it was not credited, in the language of the session. */
            remark?: string | null;
            created_at: string;
            /** @description Extension, as all below. */
            created_ms?: number;
            /**
             * @description submitted it was claimed, and neither its network nor the desk has said anything; seen in a block, its confirmations are counted; reversed the network has taken its block back; held it is final and waits for the desk; belowMinimum it is final, kept, and counts once more arrives; rejected by the desk; cancelled by its owner. Without it the status counts.
             * @enum {string}
             */
            state?: "submitted" | "seen" | "reversed" | "held" | "credited" | "belowMinimum" | "rejected" | "cancelled";
            /**
             * @description How it was claimed; absent of what has come without a claim.
             * @enum {string}
             */
            way?: "address" | "hash" | "bank" | "quick";
            /** @description Of a claim, its case; while it is open its owner can withdraw it. */
            review_id?: number;
            /** @description Of a bank transfer, what was transferred. */
            bank_amount?: components["schemas"]["Decimal"];
            /** @description As EUR. */
            bank_currency?: string;
            /** @description What one of the coin cost when it was claimed. */
            rate?: components["schemas"]["Decimal"];
            /** @description What the transfer names. */
            reference?: string;
            network?: string;
            /** @description As TRC20. */
            network_name?: string;
            hash?: string;
            /** @description Where it was sent to. */
            address?: string;
            /** @description Blocks that have it, its own included. */
            confirmations?: number;
            confirmations_needed?: number;
            /** @description Seconds that the missing ones usually take. */
            left_s?: number;
            min_number?: components["schemas"]["Decimal"];
        };
        DepositPage: {
            data: components["schemas"]["DepositRow"][];
            current_page: number;
            per_page: number;
            last_page?: number;
            /** @description Null on the last page. */
            next_page_url?: string | null;
            /** @description Deposits that fit the request on all pages. */
            total: number;
        };
        SandboxChain: {
            chains: components["schemas"]["SandboxChainHead"][];
            /** @description What can be sent. */
            coins: components["schemas"]["SandboxCoin"][];
            /** @description The newest first. */
            sent: components["schemas"]["SandboxSent"][];
        };
        SandboxChainHead: {
            /** @description As TRON. */
            name: string;
            networks: components["schemas"]["SandboxNetwork"][];
            /** @description Of the newest block. */
            height: number;
            /** @description Seconds between two blocks. */
            block_s: number;
        };
        SandboxNetwork: {
            network: string;
            /** @description As TRC20. */
            name: string;
        };
        SandboxCoin: {
            id: number;
            name: string;
        };
        SandboxSent: {
            hash: string;
            /** @description The coin. */
            name: string;
            network: string;
            amount: components["schemas"]["Decimal"];
            address: string;
            sent_ms: number;
            /** @description 0 while no block has it. */
            confirmations: number;
            /** @description Absent where the coin cannot be deposited over this network, so that it is lost. */
            confirmations_needed?: number;
            /** @description No block will have it any more. */
            is_dropped?: boolean;
        };
        /** @description Extension. The conversation is a screen of the app, by the calls of the domain chat; the link is empty then. */
        ChatInApp: boolean;
        /** @description Extension. The hosts that pages may frame; without it the app frames none and offers the link by itself. */
        ChatHosts: string[];
        ArticleHead: {
            id: number;
            c_id: number;
            title: string;
            lang?: components["schemas"]["LanguageMark"];
            sorts?: number;
            /** @description Seconds since 1970 UTC. */
            create_time?: number;
            /** @description Extension, as all below: the number of this version of an agreement. */
            version?: number;
            /**
             * @description What of the product a text of the help centre is about.
             * @enum {string}
             */
            topic?: "deposits" | "withdrawals" | "verification" | "trading" | "support";
            /** @description What the text says in short. */
            summary?: string;
            /** @description From when this version holds. */
            effective_ms?: number;
            /** @description What the caller has accepted last; absent for a visitor. */
            accepted_version?: number;
            accepted_ms?: number;
        };
        ArticleRow: components["schemas"]["ArticleHead"] & {
            /** @description Plain text of an article of the help centre, one block a line, where `with_body` asks for it. */
            body?: string;
            /** @description Other words by which people look for it, where `with_body` asks for them. */
            keywords?: string;
        };
        Article: components["schemas"]["ArticleHead"] & {
            /** @description HTML. The app shows text, headings, lists, tables and links of it. */
            content: string;
        };
        ArticlePage: {
            list: components["schemas"]["ArticleRow"][];
            count: number;
            page: number;
            limit: number;
        };
        /** @description In UTC. */
        HostingTime: string;
        /**
         * @description What redeeming early costs. A: settlement_ratio × remaining days × amount + 1.5 × the interest of a day. B: 1.5 × the interest of a day. C: settlement_ratio × remaining days × amount. Rounded up to a unit of the coin, never more than the amount.
         * @enum {string}
         */
        PenaltyRule: "A" | "B" | "C";
        HostingProduct: {
            id: number;
            currency_id: number;
            currency_name: string;
            currency_logo?: string;
            name: string;
            intro?: string;
            /** @description Percent a day, as 0.4: of 10,000 that is 40 a day. */
            interest_rate: components["schemas"]["Decimal"];
            /** @description Smallest amount, in the coin. */
            save_min: components["schemas"]["Decimal"];
            /** @description How long it is locked, in days. */
            day: number;
            /** @description Extension, as all below. The same rate as a fraction, as 0.004. */
            day_rate?: components["schemas"]["Decimal"];
            /** @description The most that all days together are estimated to bring, in percent of the amount. */
            max_interest_rate?: components["schemas"]["Decimal"];
            /** @description Decimal places of the coin; interest is rounded down to them. Without it the app takes 8. */
            scale?: number;
            /** @description Where the yield comes from, in the language of the session. The app offers no product without one. */
            yield_source?: string;
            /** @description Without it the app says no penalty in advance. */
            penalty_rule?: components["schemas"]["PenaltyRule"];
            /** @description Of the penalty, for each remaining day; a fraction. Absent of rule B. */
            settlement_ratio?: components["schemas"]["Decimal"];
            /** @description The most that all people together may have in it; absent where there is no limit. */
            capacity?: components["schemas"]["Decimal"];
            /** @description What of that is left now. */
            capacity_left?: components["schemas"]["Decimal"];
            /** @description Why nothing can be put into it now, in the language of the session; absent while it is open. */
            paused?: string;
            /** @description Since when interest of this product is not paid in time; absent while it is. */
            delayed_ms?: number;
            /** @description When interest is paid each day, in UTC, as 00:00. */
            payment_time?: string;
            /** @description Only in a sandbox whose calendar is faster, which the app labels. How many seconds one of its days has, counted from 1970; interest is paid where one begins. */
            day_s?: number;
            /** @description When the first interest of what is hosted now is paid. */
            first_payment_ms?: number;
            /** @description When what is hosted now is given back. */
            end_ms?: number;
        };
        HostingOrder: {
            id: number;
            currency_name: string;
            logo?: string;
            /** @description The principal. */
            amount: components["schemas"]["Decimal"];
            /** @description How many days it was hosted for. */
            day: number;
            /** @description Of the amount, a day; a fraction. */
            day_rate: components["schemas"]["Decimal"];
            /** @description What all its days bring together. */
            total_interest: components["schemas"]["Decimal"];
            /** @description When its first interest is due, in UTC. */
            start_at: components["schemas"]["HostingTime"];
            /** @description When it ends, or would have ended, in UTC. */
            end_at: components["schemas"]["HostingTime"];
            /** @description When the amount was put in, in UTC. */
            created_at: components["schemas"]["HostingTime"];
            /** @description Of a redeemed one, when it was redeemed, in UTC. */
            updated_at: components["schemas"]["HostingTime"];
            /** @description Days that are not due yet; 0 of an ended one. */
            remain_day: number;
            /**
             * @description 1 running, 2 ended.
             * @enum {integer}
             */
            status: 1 | 2;
            /**
             * @description 1 redeemed early.
             * @enum {integer}
             */
            is_cancel: 0 | 1;
            /** @description The penalty: of a running order what redeeming it costs now, of a redeemed one what it cost. */
            cancel_fee: components["schemas"]["Decimal"];
            /** @description Extension, as all below. The product. */
            config_id?: number;
            currency_id?: number;
            /** @description Decimal places of the coin. */
            scale?: number;
            /** @description What was paid so far. */
            current_interest?: components["schemas"]["Decimal"];
            /** @description Days whose interest was paid. */
            paid_days?: number;
            /** @description What goes back to the spot account: of a running order if it is redeemed now, of an ended one what did. It is what redeemEarly expects. */
            refund?: components["schemas"]["Decimal"];
            /** @description Of a running order, until when cancel_fee and refund are these. */
            refund_until_ms?: number;
            /** @description As it was when the amount was put in. */
            penalty_rule?: components["schemas"]["PenaltyRule"];
            /** @description As of the product, likewise. */
            settlement_ratio?: components["schemas"]["Decimal"];
            /** @description Since when interest of it is due that was not paid; absent while all is paid. */
            delayed_ms?: number;
            /** @description What that comes to. */
            owed?: components["schemas"]["Decimal"];
            /** @description As of the product. */
            payment_time?: string;
            /** @description As of the product. */
            day_s?: number;
            created_ms?: number;
            /** @description As start_at. */
            first_payment_ms?: number;
            /** @description When interest is due next; absent of an ended order. */
            next_payment_ms?: number;
            /** @description As end_at. */
            end_ms?: number;
            /** @description When it ended or was redeemed. */
            ended_ms?: number;
            client_order_id?: components["schemas"]["ClientId"];
        };
        /** @description What a command made of an order; figures as in HostingOrder. */
        HostingAnswer: {
            id: number;
            config_id: number;
            currency_name: string;
            amount: components["schemas"]["Decimal"];
            day: number;
            /** @enum {integer} */
            status: 1 | 2;
            /** @enum {integer} */
            is_cancel: 0 | 1;
            current_interest: components["schemas"]["Decimal"];
            cancel_fee: components["schemas"]["Decimal"];
            refund: components["schemas"]["Decimal"];
            created_ms: number;
            first_payment_ms: number;
            end_ms: number;
            client_order_id?: components["schemas"]["ClientId"];
        };
        HostingOrderPage: {
            order_list: components["schemas"]["HostingOrder"][];
            /** @description Orders that fit the request on all pages. */
            total: number;
        };
        HostingReport: {
            /** @description What is in hosting now, in USDT; absent while a coin of it has no price. */
            sum?: components["schemas"]["Decimal"];
            /** @description Interest that was paid since 00:00 UTC, likewise. */
            profit?: components["schemas"]["Decimal"];
            /** @description All interest that was paid, likewise. */
            allprofit?: components["schemas"]["Decimal"];
            /** @description Running orders. */
            count: number;
            /** @description Extension, as all below. Orders that ended in time. */
            completed?: number;
            /** @description Orders that were redeemed early. */
            redeemed?: number;
            /** @description The same of each coin, in that coin. */
            coins?: components["schemas"]["HostingCoin"][];
            /** @description Interest by day and product, of the last 30 days that have any; the newest first. */
            days?: components["schemas"]["HostingDay"][];
        };
        HostingCoin: {
            currency_name: string;
            sum: components["schemas"]["Decimal"];
            profit: components["schemas"]["Decimal"];
            allprofit: components["schemas"]["Decimal"];
            /** @description Interest that is due and was not paid. */
            owed: components["schemas"]["Decimal"];
        };
        HostingDay: {
            /** @description Where the day begins, 00:00 UTC. */
            day_ms: number;
            /** @description The product. */
            config_id: number;
            currency_name: string;
            /** @description Of the product. */
            day: number;
            /** @description Interest that was paid on it. */
            amount: components["schemas"]["Decimal"];
        };
        /** @description In UTC. */
        IeoTime: string;
        Ieo: {
            id: number;
            serial_number: string;
            /** @description Name of the project. */
            name: string;
            /** @description The new coin. */
            currency_id: number;
            /** @description Code of the new coin. */
            currency_name: string;
            /** @description The payment coin. */
            pay_currency_id: number;
            pay_currency_name: string;
            /** @description IEO price of one new coin. */
            price: components["schemas"]["Decimal"];
            /** @description Price at which trading begins; absent if none is announced. */
            listing_price?: components["schemas"]["Decimal"];
            /** @description All coins that will exist. */
            total_supply: components["schemas"]["Decimal"];
            /** @description Coins on offer in this IEO. */
            supply: components["schemas"]["Decimal"];
            apply_start: components["schemas"]["IeoTime"];
            apply_end: components["schemas"]["IeoTime"];
            /** @description When coins are allotted. */
            allotment_date: components["schemas"]["IeoTime"];
            /** @description End of the payment window. */
            pay_date: components["schemas"]["IeoTime"];
            /** @description When trading begins. */
            listing_date: components["schemas"]["IeoTime"];
            /** @description When the lock-up ends. */
            lock_date: components["schemas"]["IeoTime"];
            /** @description The issuer's text. */
            description: string;
            /** @description Extension, as all below. Decimal places of the payment coin. */
            scale?: number;
            /** @description Decimal places of the new coin. */
            new_scale?: number;
            /** @description Least quantity of an application. */
            minimum?: components["schemas"]["Decimal"];
            /** @description Largest quantity of an application. */
            maximum?: components["schemas"]["Decimal"];
            /** @description Symbol of the spot pair that opens on the listing date; absent without one. */
            pair?: string;
            totals?: components["schemas"]["IeoTotals"];
            /** @description Quantities of the smallest applications that get the cap, ascending; while applications are accepted. One more application lowers all shares, so the smallest may lose the cap, and an estimate has to know them. */
            smallest_capped?: components["schemas"]["Decimal"][];
            /** @description The caller's application for it; absent without one. */
            application_id?: number;
        };
        /** @description Published totals of a product, from which every allotment can be recomputed. With U = applied − capped_applied and S = supply − capped_applications × cap, an application for q gets the least of q, cap and q × S ÷ U, rounded down to the smallest unit of the coin. Before the allotment they are as if it were made now. */
        IeoTotals: {
            /** @description Coins on offer. */
            supply: components["schemas"]["Decimal"];
            /** @description Most that one account is allotted. */
            cap: components["schemas"]["Decimal"];
            /** @description Sum of all applications. */
            applied: components["schemas"]["Decimal"];
            /** @description Number of applications. */
            applications: number;
            /** @description Sum of the applications that get the cap. */
            capped_applied: components["schemas"]["Decimal"];
            /** @description Number of applications that get the cap. */
            capped_applications: number;
            /**
             * @description 1 once all coins are allotted.
             * @enum {integer}
             */
            is_final: 0 | 1;
            /** @description Sum of all allotments; once it is final. */
            allotted?: components["schemas"]["Decimal"];
            /** @description What rounding and lack of demand left of the supply; once it is final. */
            undistributed?: components["schemas"]["Decimal"];
            /** @description Allotted coins that were not paid in time; once it is final. */
            lapsed?: components["schemas"]["Decimal"];
        };
        IeoApplication: {
            id: number;
            serial_number: string;
            /** @description Name of the project. */
            name: string;
            /** @description Code of the new coin. */
            currency_name: string;
            pay_currency_name: string;
            /** @description IEO price of one new coin. */
            price: components["schemas"]["Decimal"];
            /** @description Quantity applied for. */
            amount: components["schemas"]["Decimal"];
            /** @description Quantity allotted; 0 before the allotment. */
            allotment_quantity: components["schemas"]["Decimal"];
            /** @description Quantity paid for. */
            successful_quantity: components["schemas"]["Decimal"];
            /** @description In ipo_status 1 the quantity applied for, in 3 the unpaid allotment, otherwise 0. */
            pending_quantity: components["schemas"]["Decimal"];
            /**
             * @description 1 applied, 2 allotment failed, or lapsed if allotment_quantity is above 0, 3 allotted and to be paid, 4 paid, 5 listed and locked, 6 unlocked. The app shows other codes as being checked.
             * @enum {integer}
             */
            ipo_status: 1 | 2 | 3 | 4 | 5 | 6;
            created_at: components["schemas"]["IeoTime"];
            apply_end: components["schemas"]["IeoTime"];
            allotment_date: components["schemas"]["IeoTime"];
            pay_date: components["schemas"]["IeoTime"];
            listing_date: components["schemas"]["IeoTime"];
            lock_date: components["schemas"]["IeoTime"];
            /** @description Extension, as all below. The product. */
            ieo_id?: number;
            /** @description Decimal places of the payment coin. */
            scale?: number;
            /** @description Decimal places of the new coin. */
            new_scale?: number;
            /** @description When it was paid. */
            paid_at?: components["schemas"]["IeoTime"];
            /** @description Symbol of the spot pair that opens on the listing date; absent without one. */
            pair?: string;
            totals?: components["schemas"]["IeoTotals"];
            client_order_id?: components["schemas"]["ClientId"];
        };
        /** @description The application just made. */
        IeoAnswer: {
            id: number;
            serial_number: string;
            client_order_id?: components["schemas"]["ClientId"];
        };
        IeoApplicationPage: {
            list: components["schemas"]["IeoApplication"][];
            /** @description Matching applications, on all pages. */
            total: number;
        };
        /**
         * @description Extension. The caller's own money, or the demo account, which begins with 10,000 and is settled in an asset that nothing else takes. Where siteConfig does not say has_demo_contracts, the app offers no demo.
         * @default real_account
         * @enum {string}
         */
        LeverAccountIn: "real_account" | "simulation_account";
        /** @description Whole lots. */
        LotsIn: string;
        /** @description Plain decimal text, no sign, no exponent. */
        LeverPriceIn: string;
        /** @enum {string} */
        MarginMode: "cross" | "isolated";
        Leverage: {
            /** @description Times. */
            value: components["schemas"]["Decimal"];
        };
        LeverPanel: {
            multiple: {
                /** @description The leverages that the caller may choose, from the lowest. The family's spelling. */
                muit: components["schemas"]["Leverage"][];
            };
            /** @description Lots of an order. */
            lever_share_limit: {
                min: number;
                /** @description 0 for none. */
                max: number;
            };
            /** @description In the quote currency. */
            last_price: components["schemas"]["Decimal"];
            /** @description What an order may take of the caller's contract account. */
            user_lever: components["schemas"]["Decimal"];
            /** @description Extension, as all below: what contracts go by now. Absent while no source says anything; then nothing is opened or liquidated, and a request to close waits for the next one. */
            mark?: components["schemas"]["LeverMark"];
            /** @description Lots that the house takes on this side now; 0 while opening is paused. */
            room_long?: number;
            room_short?: number;
        };
        LeverMark: {
            /** @description In the quote currency. */
            price: components["schemas"]["Decimal"];
            /** @description When it was last confirmed. */
            at_ms: number;
        };
        /** @description What maintenance costs up to a notional value. */
        LeverTier: {
            /** @description The largest notional value; of the last tier, the largest position. */
            up_to: components["schemas"]["Decimal"];
            /** @description Of the notional value; a fraction. */
            rate: components["schemas"]["Decimal"];
            /** @description Taken off again, so that the margin does not jump where a tier begins. */
            amount: components["schemas"]["Decimal"];
        };
        LeverTerms: {
            currency_id: number;
            legal_id: number;
            symbol: string;
            /** @description Base quantity of a lot. */
            lot_size: components["schemas"]["Decimal"];
            price_tick: components["schemas"]["Decimal"];
            /** @description Decimals of the quote currency. */
            quote_scale: number;
            /** @description Of opening and of closing, of the notional value; a fraction, as all rates here. */
            fee_rate: components["schemas"]["Decimal"];
            /** @description Distance of a fill from the mark, whatever its size, of the mark. */
            half_spread: components["schemas"]["Decimal"];
            /** @description What each million of notional value adds to it, of the mark. */
            slippage: components["schemas"]["Decimal"];
            /** @description From the lowest. */
            leverages: number[];
            /** @description Of an order. */
            lots_max: number;
            /** @description Notional value, at entry, that the house is long or short at most. */
            exposure_max: components["schemas"]["Decimal"];
            /** @description Of the notional value; taken of what is left after a liquidation alone. */
            liquidation_fee_rate: components["schemas"]["Decimal"];
            /** @description Of the value at entry, for each night at whose begin (00:00 UTC) the position is open. */
            overnight_rate: components["schemas"]["Decimal"];
            tiers: components["schemas"]["LeverTier"][];
        };
        LeverTrade: {
            id: number;
            /** @description The number that people are shown. */
            show_lever_id: string;
            symbol: string;
            /**
             * @description 1 long, 2 short.
             * @enum {integer}
             */
            type: 1 | 2;
            /** @description Of the base. */
            currency: number;
            /** @description Of the quote. */
            legal: number;
            /** @description Entry, after the spread; of a pending order its limit price. In the quote currency, as all below. Absent where neither is known. */
            price?: components["schemas"]["Decimal"];
            /** @description The mark that it was opened at; leverFills has it too. */
            origin_price?: components["schemas"]["Decimal"];
            /** @description The mark now, absent while none is known; of what is closed, the price of the last part of it. */
            update_price?: components["schemas"]["Decimal"];
            /** @description Take-profit; absent or 0 where there is none. */
            target_profit_price?: components["schemas"]["Decimal"];
            /** @description Stop-loss; absent or 0 where there is none. */
            stop_loss_price?: components["schemas"]["Decimal"];
            /** @description Lots that wait or are open; of what has ended those asked for. */
            share: number;
            /** @description The same in the base currency. */
            number: components["schemas"]["Decimal"];
            /** @description Leverage. */
            multiple: number;
            /** @description Margin that it was opened with; absent where its price is. */
            origin_caution_money?: components["schemas"]["Decimal"];
            /** @description Margin now; of a pending order what it holds, margin and fee; 0 of what has ended. */
            caution_money: components["schemas"]["Decimal"];
            /** @description Floating result of what is open, at the mark and before the fee of closing it. Signed; absent while no mark is known, and of what is not open. */
            profits?: components["schemas"]["Decimal"];
            /** @description What was gained or lost so far, less all fees paid so far. Signed; of what is closed, all that it has changed of the account. */
            fact_profits: components["schemas"]["Decimal"];
            /** @description Fees of opening and closing so far. */
            trade_fee: components["schemas"]["Decimal"];
            /** @description Overnight fees so far. */
            overnight_money: components["schemas"]["Decimal"];
            /**
             * @description 0 pending, 1 open, 2 closing, 3 closed, 4 cancelled.
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3 | 4;
            /** @description Seconds since 1970 UTC, as all times below. */
            create_time: number;
            /** @description When it was opened. */
            transaction_time?: number;
            /** @description When it was closed or cancelled. */
            complete_time?: number;
            /**
             * @description Extension, as all below; without it the caller's own money.
             * @enum {string}
             */
            account_type?: "real_account" | "simulation_account";
            /** @description A back end that lacks it has cross positions alone. */
            margin_mode?: components["schemas"]["MarginMode"];
            /** @enum {string} */
            order_type?: "market" | "limit";
            /** @description Of a limit order. */
            target_price?: components["schemas"]["Decimal"];
            /** @description Lots that were asked for. */
            asked_share?: number;
            client_order_id?: string;
            /** @description Where an open position is liquidated; a cross one with its account, while no other price moves. Absent where no price above 0 does it, and of a cross one while the mark of another is not known. */
            liquidation_price?: components["schemas"]["Decimal"];
            /** @description When it was liquidated. */
            liquidation_time?: number;
            liquidation_fee?: components["schemas"]["Decimal"];
            /** @description Of a loss, what its owner did not have; the insurance bore it, or where it was empty the house. */
            insured?: components["schemas"]["Decimal"];
            /** @description Of the lots that were closed, their average price on the tick; leverFills has each part. */
            average_price?: components["schemas"]["Decimal"];
            /** @description Of a closing one, what it is closed at where the house cannot pay its gain at once. Its result is fixed by it, and is paid as soon as the house can. */
            fixed_price?: components["schemas"]["Decimal"];
            /** @description Of a closing one that waits for a mark, the worst price that it may close at. */
            worst_price?: components["schemas"]["Decimal"];
            /** @description Of the same, since when, in ms since 1970 UTC. */
            close_asked_ms?: number;
            /** @description Of the same, fees of the nights since then; charged if the request does not close it. */
            overnight_waived?: components["schemas"]["Decimal"];
            /** @description Of a position while no mark is known, and of one that is asked to close, the last mark that was known. */
            last_mark?: components["schemas"]["LeverMark"];
            /**
             * @description By what it was closed or cancelled. unaffordable and tooLarge are of a limit order that could not be filled when its price came, marginNeeded of one that was cancelled as the account's cross positions needed what it held. A reset of the demo account cancels an order that waits, and closes a position without a closing price.
             * @enum {string}
             */
            ended_by?: "user" | "takeProfit" | "stopLoss" | "liquidation" | "unaffordable" | "tooLarge" | "marginNeeded" | "reset";
            /** @description It was decided at the first mark after a gap, as after an outage, and not at the price that it was due at. */
            after_gap?: boolean;
            /** @description What an open position needs as a share of what it has, at 1 of which it is liquidated; of cross positions that of the account. Absent where nothing is left, or no mark is known. */
            risk_rate?: components["schemas"]["Decimal"];
            /** @description The fee of the next night. */
            overnight_next?: components["schemas"]["Decimal"];
            /** @description When that is due. */
            overnight_next_ms?: number;
        };
        /** @description Which one it is and what has become of it; positions has all of it. */
        LeverAnswer: {
            id: number;
            currency: number;
            legal: number;
            /**
             * @description 1 long, 2 short.
             * @enum {integer}
             */
            type: 1 | 2;
            /**
             * @description As of a row of positions.
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3 | 4;
            /** @description Lots that wait or are open; of what has ended those asked for. */
            share: number;
            /** @description Entry, after the spread; of a pending order its limit price. Absent where neither is known. */
            price?: components["schemas"]["Decimal"];
            client_order_id?: string;
        };
        /** @description Of what is open now. What is absent cannot be told while the mark of a position is not known. */
        LeverTotals: {
            /** @description Equity as a percentage of the margins that positions were opened with; 0 without any. */
            hazard_rate?: components["schemas"]["Decimal"];
            /** @description Sum of the floating results. Signed. */
            profits_total?: components["schemas"]["Decimal"];
            /** @description Extension, as all below: what the account would have if all were closed at the mark, before the fees of it: what is free, what waiting orders hold, margins and floating results. */
            equity?: components["schemas"]["Decimal"];
            /** @description Of what is open. */
            margin?: components["schemas"]["Decimal"];
            /** @description What the cross positions of the account share. Absent without any, and where the mark of one is not known. */
            cross_equity?: components["schemas"]["Decimal"];
            /** @description What they need; where equity does not exceed it, all are liquidated. */
            cross_required?: components["schemas"]["Decimal"];
            /** @description As risk_rate. */
            cross_risk_rate?: components["schemas"]["Decimal"];
        };
        LeverPage: {
            rate_profits_total: components["schemas"]["LeverTotals"];
            message: {
                data: components["schemas"]["LeverTrade"][];
                current_page: number;
                per_page: number;
                /** @description Null on the last page. */
                next_page_url?: string | null;
            };
        };
        /** @description What a source said. */
        LeverReading: {
            source: string;
            price: components["schemas"]["Decimal"];
            at_ms: number;
        };
        LeverFillMark: {
            symbol: string;
            price: components["schemas"]["Decimal"];
            at_ms: number;
            /** @description When the mark before it was last confirmed; absent where none was since the server was started. */
            previous_ms?: number;
            /** @description The mark is their median. */
            readings: components["schemas"]["LeverReading"][];
        };
        LeverFill: {
            id: number;
            /**
             * @description It was opened, or closed by what.
             * @enum {string}
             */
            what: "open" | "user" | "takeProfit" | "stopLoss" | "liquidation";
            /** @description Lots. */
            share: number;
            price: components["schemas"]["Decimal"];
            fee: components["schemas"]["Decimal"];
            /** @description Of what was closed, before fees. Signed. */
            gross: components["schemas"]["Decimal"];
            liquidation_fee: components["schemas"]["Decimal"];
            /** @description What the insurance bore. */
            insured: components["schemas"]["Decimal"];
            created_ms: number;
            decision?: components["schemas"]["LeverDecision"];
            /** @description What it was decided on: of cross positions those of all contracts of the account. */
            marks: components["schemas"]["LeverFillMark"][];
        };
        /** @description Of a liquidation, what it was decided on beside its marks: all as of then. */
        LeverDecision: {
            /** @description The first fill of those that were decided on together, as the cross positions of an account are. */
            by: number;
            /** @description Below 0 where more was lost than there was. */
            equity: components["schemas"]["Decimal"];
            /** @description What equity has to exceed. */
            required: components["schemas"]["Decimal"];
            /** @description Of this position. */
            margin: components["schemas"]["Decimal"];
            /** @description Of its gain, what had been paid out already. */
            advanced: components["schemas"]["Decimal"];
            /** @description What of the account was free; absent of isolated positions, which have their margins alone. */
            account_free?: components["schemas"]["Decimal"];
        };
        LeverInsurance: {
            currency_name: string;
            /** @description What it has now; 0 where nothing can be borne any more, and then nothing is opened. */
            balance: components["schemas"]["Decimal"];
            /** @description All that changed it; the amounts of all pages add up to the balance. */
            list: components["schemas"]["LeverInsuranceRow"][];
        };
        LeverInsuranceRow: {
            id: number;
            /**
             * @description A liquidation fee that came in; a loss beyond a margin that it bore; a gain that it paid where the house could not; what the house gave it or took back.
             * @enum {string}
             */
            what: "fee" | "loss" | "gain" | "house";
            /** @description Of the contract behind it; absent where there is none. */
            symbol?: string;
            /** @description What came in; below zero, what went out. */
            amount: components["schemas"]["Decimal"];
            created_ms: number;
        };
        Votes: {
            /** @description Votes that it rises. */
            up: number;
            /** @description Votes that it falls. */
            down: number;
        };
        QuotationGroup: {
            /** @description Quote currency. */
            id: number;
            name: string;
            quotation: components["schemas"]["PairQuote"][];
        };
        CandleRow: {
            /** @description Seconds since 1970 UTC at which the period begins. */
            id: number;
            /** @description The same in ms. Days, weeks (Monday) and months begin at 00:00 UTC. */
            time: number;
            open: components["schemas"]["Decimal"];
            close: components["schemas"]["Decimal"];
            high: components["schemas"]["Decimal"];
            low: components["schemas"]["Decimal"];
            /** @description Of the base asset, as volume. */
            amount: components["schemas"]["Decimal"];
            /** @description Of the quote asset. */
            vol: components["schemas"]["Decimal"];
            /** @description Of the base asset. */
            volume: components["schemas"]["Decimal"];
        };
        PairQuote: {
            /** @description Match id of the pair. */
            id: number;
            currency_id: number;
            currency_name: string;
            legal_id: number;
            legal_name: string;
            /** @description As BTC/USDT. */
            symbol: string;
            now_price: components["schemas"]["Decimal"];
            /** @description Percent over 24 h, signed, as +1.84. */
            change: string;
            /** @description Price 24 h ago (extension). */
            open?: components["schemas"]["Decimal"];
            high: components["schemas"]["Decimal"];
            low: components["schemas"]["Decimal"];
            /** @description Base quantity traded in 24 h. */
            volume: components["schemas"]["Decimal"];
            /** @description Quote value traded in 24 h (extension). */
            quote_volume?: components["schemas"]["Decimal"];
            /** @description When the price was made (extension). */
            time_ms?: number;
            /** @description When the source behind the prices was last known to live (extension); without it an answer counts as made when it came. */
            as_of_ms?: number;
            /** @description Prices at the full hours of the last 24 h, the oldest first, and the last price; for a small line (extension). */
            day_closes?: components["schemas"]["Decimal"][];
            /** @enum {integer} */
            is_display?: 0 | 1;
            /** @description When trading of a pair begins whose coin is not listed yet (extension); absent from then on. Until then is_display is 0 and every price and volume of the row is 0. */
            opens_ms?: number;
            /** @enum {integer} */
            open_coin_trade: 0 | 1;
            /** @enum {integer} */
            open_microtrade?: 0 | 1;
            /** @enum {integer} */
            open_lever?: 0 | 1;
            sort?: number;
            /**
             * @description Where prices come from (extension); simulated is labelled on screen.
             * @enum {string}
             */
            source?: "simulated" | "replay" | "venue";
            /** @description Extension, as all below; without it the app derives the tick from the price text. */
            price_tick?: components["schemas"]["Decimal"];
            quantity_step?: components["schemas"]["Decimal"];
            min_quantity?: components["schemas"]["Decimal"];
            max_quantity?: components["schemas"]["Decimal"];
            min_notional?: components["schemas"]["Decimal"];
            /** @description Largest distance of a limit price from the market, as a fraction. */
            price_band?: components["schemas"]["Decimal"];
            /** @description Fraction. */
            maker_fee_rate?: components["schemas"]["Decimal"];
            /** @description Fraction. */
            taker_fee_rate?: components["schemas"]["Decimal"];
            /** @description Decimals of the base asset; fees of a buy are rounded up at them. */
            base_scale?: number;
            /** @description Decimals of the quote asset; fees of a sell are rounded up at them. */
            quote_scale?: number;
        };
        NoticeRow: {
            /** @description Counts up for each account. */
            id: number;
            /** @description Stable key of what happened, as session.newLogIn. */
            kind: string;
            /** @description What it is about, as its icon; security, deposit, withdrawal, verification or attention. */
            category: string;
            /** @description What happened, in the session's language; shown where the app does not know the kind. */
            title: string;
            /** @description What is known of it. Names that end in _ms are times in ms since 1970 UTC; amounts are decimal text; `reason` is why, as a sentence in the session's language. */
            about: {
                [key: string]: string;
            };
            /** @description Name of the page that it leads to. The app offers no way to one that it does not know. */
            page?: string;
            /** @description Addresses of the caller's that it was sent to as well; empty for the app alone. */
            sent_to: components["schemas"]["Masked"][];
            created_ms: number;
            is_read: boolean;
        };
        NoticePage: {
            list: components["schemas"]["NoticeRow"][];
            /** @description Notices that fit the request, on all pages. */
            count: number;
            /** @description Of all, whatever the request. */
            unread: number;
            page: number;
            limit: number;
        };
        NoticesRead: {
            /** @description How many are still unread. */
            unread: number;
        };
        /**
         * @description Extension. The caller's own money, or the demo account of options, which begins with 10,000 and is settled in an asset that nothing else takes. Where siteConfig does not say has_demo_options, the app offers no demo.
         * @default real_account
         * @enum {string}
         */
        OptionAccountIn: "real_account" | "simulation_account";
        OptionDuration: {
            id: number;
            seconds: number;
            /** @description Percent of the stake that Up and Down gain. */
            profit_ratio: components["schemas"]["Decimal"];
            /** @description The least stake. */
            min_num: components["schemas"]["Decimal"];
            /**
             * @description 1 offered.
             * @enum {integer}
             */
            status: 0 | 1;
            /** @description Extension, as neutral_band. Percent that Neutral gains; without it the app does not offer Neutral. */
            neutral_ratio?: components["schemas"]["Decimal"];
            /** @description Of the pair asked for, in its quote currency. A close no further from the entry is neutral. Absent where no pair was asked for. */
            neutral_band?: components["schemas"]["Decimal"];
            /** @description Extension. Percent of the stake, as optionCurrencies says it to who has logged in; without it the app names no break-even to a visitor. */
            fee_rate?: components["schemas"]["Decimal"];
        };
        OptionCurrency: {
            id: number;
            name: string;
            /** @description The least stake. */
            micro_min: components["schemas"]["Decimal"];
            /** @description The largest stake. */
            micro_max: components["schemas"]["Decimal"];
            /** @description Percent of the stake. */
            micro_trade_fee: components["schemas"]["Decimal"];
            /** @description Orders that may run at once. */
            micro_holdtrade_max: number;
            /** @description Stakes to choose from. */
            micro_numbers: {
                number: components["schemas"]["Decimal"];
            }[];
            user_wallet: {
                /** @description Free. */
                micro_balance: components["schemas"]["Decimal"];
                /** @description Held by running orders. */
                lock_micro_balance: components["schemas"]["Decimal"];
            };
        };
        OptionOrder: {
            id: number;
            /** @description The number that people are shown; of demo orders it begins with D. */
            show_micro_id: string;
            match_id: number;
            symbol_name: string;
            /** @description Of the stake. */
            currency_id: number;
            currency_name: string;
            /**
             * @description 1 up, 2 down, 0 neutral.
             * @enum {integer}
             */
            type: 0 | 1 | 2;
            type_name?: string;
            seconds: number;
            /** @description The stake. */
            number: components["schemas"]["Decimal"];
            /** @description Entry; absent until its tick has come. */
            open_price?: components["schemas"]["Decimal"];
            /** @description The trimmed mean, one decimal past the pair's tick; absent until then. */
            end_price?: components["schemas"]["Decimal"];
            fee: components["schemas"]["Decimal"];
            /** @description Percent of the stake that this order gains if right. */
            profit_ratio: components["schemas"]["Decimal"];
            /** @description All that a settled order has changed of the account, its fee included. Signed. */
            fact_profits?: components["schemas"]["Decimal"];
            /**
             * @description Of a settled order: 1 right, -1 wrong, 0 stake back.
             * @enum {integer}
             */
            profit_result?: -1 | 0 | 1;
            /**
             * @description 1 running, 2 being settled, 3 settled.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /** @description When it was accepted, UTC as the two below. */
            created_at: string;
            /** @description Expiry; absent until the entry is known. */
            handled_at?: string;
            /** @description When it was settled. */
            complete_at?: string;
            /** @description Until expiry, by the server's clock, never below 0; absent until the entry is known. */
            remain_milli_seconds?: number;
            /**
             * @description Extension, as all below; without it the caller's own money.
             * @enum {string}
             */
            account_type?: "real_account" | "simulation_account";
            client_order_id?: string;
            /** @description As published when it was accepted. */
            neutral_band?: components["schemas"]["Decimal"];
            created_ms?: number;
            /** @description Of the entry's tick. */
            opened_ms?: number;
            expires_ms?: number;
            settled_ms?: number;
            /**
             * @description Why stake and fee came back without a result. No tick came within 15 seconds; the source was silent before expiry or said fewer than 5 ticks; the demo account was reset.
             * @enum {string}
             */
            returned?: "noEntry" | "silent" | "reset";
            /** @description Of a settled demo order what was free in the demo account then. */
            balance_after?: components["schemas"]["Decimal"];
        };
        /** @description Which one it is; the list has all of it. */
        OptionAnswer: {
            id: number;
            match_id: number;
            /**
             * @description As of a row of the list.
             * @enum {integer}
             */
            type: 0 | 1 | 2;
            /**
             * @description As of a row of the list.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /** @description Extension. */
            client_order_id?: string;
        };
        OptionPage: {
            data: components["schemas"]["OptionOrder"][];
            current_page: number;
            per_page: number;
            /** @description Null on the last page. */
            next_page_url?: string | null;
        };
        OptionTick: {
            /** @description In the quote currency. */
            price: components["schemas"]["Decimal"];
            /** @description When the source said so. */
            at_ms: number;
        };
        OptionSettlement: {
            id: number;
            /** @description The pair's. */
            price_tick: components["schemas"]["Decimal"];
            /** @description The first tick after acceptance; absent without one. */
            entry?: components["schemas"]["OptionTick"];
            /** @description The last 25 after the entry and up to expiry, or as many as there were, the oldest first. */
            ticks: components["schemas"]["OptionTick"][];
        };
        /**
         * @description What the caller does.
         * @enum {string}
         */
        OtcType: "buy" | "sell";
        /** @description As in `otcMarkets`. */
        OtcWayIn: string;
        OtcMarkets: {
            currencies: components["schemas"]["OtcCoin"][];
            fiats: components["schemas"]["OtcFiat"][];
            ways: components["schemas"]["OtcWay"][];
        };
        OtcCoin: {
            id: number;
            name: string;
        };
        OtcFiat: {
            /** @description ISO 4217. */
            name: string;
        };
        OtcWay: {
            /** @description bank, or another one. */
            way: string;
            /** @description In the language of the session. */
            name: string;
        };
        OtcOffer: {
            id: number;
            type: components["schemas"]["OtcType"];
            currency_id: number;
            currency_name: string;
            fiat_name: string;
            /** @description Of one coin, in the currency. */
            price: components["schemas"]["Decimal"];
            /** @description Least value, in the currency. */
            min_number: components["schemas"]["Decimal"];
            /** @description Greatest value, in the currency. */
            max_number: components["schemas"]["Decimal"];
            /** @description What is left, in the coin. */
            surplus_number: components["schemas"]["Decimal"];
            /** @description The merchant. */
            seller_name: string;
            way: string;
            way_name: string;
            /** @description Orders that the merchant has completed. */
            deal_count: number;
            /** @description Extension, as all below. Decimal places of the coin; without it the app takes 8. */
            scale?: number;
            /** @description Orders that the merchant did not complete, sales that it did not pay and purchases that the desk had to release. With deal_count all orders that were its to complete. */
            failed_count?: number;
            /** @description Mean time of the merchant in seconds, from a payment to its release; of an offer to sell to, from the opening of an order to the payment. Absent before the first. */
            answer_seconds?: number;
            /** @description Until when this price cannot change. */
            price_until_ms?: number;
            /** @description The merchant is a program of a sandbox, which pays and releases by itself after some seconds. */
            is_sandbox?: boolean;
        };
        OtcOfferPage: {
            list: components["schemas"]["OtcOffer"][];
            count: number;
            page: number;
            limit: number;
        };
        /** @description Whom to pay. Of a sale the caller's own card, masked. */
        OtcPayInfo: {
            real_name: string;
            bank_name: string;
            bank_account: string;
        };
        OtcOrder: {
            id: number;
            order_no: string;
            type: components["schemas"]["OtcType"];
            /**
             * @description 1 payment in progress, 2 payment completed, 5 cancelled.
             * @enum {integer}
             */
            status: 1 | 2 | 5;
            currency_name: string;
            fiat_name: string;
            /** @description As of the offer when it was opened. */
            price: components["schemas"]["Decimal"];
            /** @description In the coin. */
            number: components["schemas"]["Decimal"];
            /** @description In the currency. */
            deal_money: components["schemas"]["Decimal"];
            /** @description The merchant. */
            seller_name: string;
            way: string;
            way_name: string;
            create_time: number;
            /** @description Until when it has to be paid. */
            expire_time: number;
            /**
             * @description Extension, as all below. Of status 2, what comes next.
             * @enum {string}
             */
            phase?: "awaiting_release" | "appeal" | "released";
            /** @description Decimal places of the coin. */
            scale?: number;
            client_order_id?: components["schemas"]["ClientId"];
        };
        OtcOrderDetail: components["schemas"]["OtcOrder"] & {
            /** @description Absent of an order that has ended. */
            user_cash_info?: components["schemas"]["OtcPayInfo"];
            offer_id?: number;
            /** @description When its buyer said that the money is sent. */
            paid_ms?: number;
            /** @description Of one that awaits its release, from when the desk can be asked. */
            appeal_from_ms?: number;
            /** @description Of a sale that awaits its release, when the desk decides it without an appeal. */
            desk_from_ms?: number;
            /**
             * @description What the desk found of an appeal after the end of the order.
             * @enum {string}
             */
            appeal_result?: "upheld" | "dismissed";
            /** @description Since when the desk looks at it. */
            appealed_ms?: number;
            /** @description When it was released or cancelled. */
            ended_ms?: number;
            /** @enum {string} */
            cancelled_by?: "buyer" | "merchant" | "time" | "desk";
            can_cancel?: boolean;
            /** @description In whose name the money has to be sent, of a purchase the verified name of the caller, of a sale the merchant's. */
            payer_name?: string;
            /** @description As of the offer. */
            is_sandbox?: boolean;
            /** @description What has happened, the oldest first; the merchant and the desk see the same. */
            events?: components["schemas"]["OtcEvent"][];
        };
        OtcEvent: {
            /** @description Number within the order. */
            nth: number;
            at_ms: number;
            /** @enum {string} */
            by: "customer" | "merchant" | "desk" | "time";
            /**
             * @description A further statement of an appeal is appealed as well.
             * @enum {string}
             */
            what: "opened" | "paid" | "appealed" | "released" | "cancelled" | "upheld" | "dismissed";
            /**
             * @description Of appealed; none of all others.
             * @enum {string}
             */
            reason: "none" | "notReleased" | "notReceived" | "amountDiffers" | "otherPayer" | "other";
            /** @description Of paid, the reference of the transfer; of appealed, what was said; else empty. */
            text: string;
            /** @description Whether otcOrderPicture has one. */
            has_picture: boolean;
        };
        /** @description What was opened; figures as in OtcOrder. */
        OtcAnswer: {
            id: number;
            order_no: string;
            /** @enum {integer} */
            status: 1 | 2 | 5;
            number: components["schemas"]["Decimal"];
            deal_money: components["schemas"]["Decimal"];
            client_order_id?: components["schemas"]["ClientId"];
        };
        OtcOrderPage: {
            list: components["schemas"]["OtcOrder"][];
            count: number;
            page: number;
            limit: number;
        };
        /** @enum {string} */
        ProductName: "lever" | "option" | "hosting" | "subscription" | "otc" | "referral";
        /** @enum {string} */
        AskedProductIn: "lever" | "option";
        Products: {
            /** @description A row for each product that the back end knows; of any other the app assumes nothing. */
            products: components["schemas"]["Product"][];
            /** @description A row for each product that questions come before and that is offered. */
            questions: components["schemas"]["ProductQuestions"][];
        };
        Product: {
            product: components["schemas"]["ProductName"];
            /** @description Offered in the country that the caller is verified in. */
            is_open: boolean;
            /** @description The highest leverage that the caller may choose. Without it none beside what the market sets. */
            leverage_max?: number;
        };
        ProductQuestions: {
            product: components["schemas"]["AskedProductIn"];
            /** @description A new version asks again. */
            version: number;
            /** @description How many there are. */
            count: number;
            /** @description When the caller has passed this version; without it not yet. */
            passed_ms?: number;
        };
        QuestionSet: {
            product: components["schemas"]["AskedProductIn"];
            version: number;
            /** @description When the caller has passed this version; without it not yet. */
            passed_ms?: number;
            questions: components["schemas"]["Question"][];
            /** @description What the caller has answered last; the right answers to all once they are passed. */
            answers: components["schemas"]["QuestionAnswer"][];
        };
        Question: {
            id: number;
            /** @description In the language of the call, as all texts here. */
            text: string;
            choices: components["schemas"]["QuestionChoice"][];
        };
        QuestionChoice: {
            id: number;
            text: string;
        };
        QuestionAnswer: {
            /** @description The id of the question. */
            question: number;
            /** @description The id of the choice that was chosen. */
            chosen: number;
            /** @description The id of the right one. */
            right: number;
            /** @description Why it is right. */
            explanation: string;
        };
        /** @description Of the registration, without the code, which the app adds as its query `code`. A path is one of the app itself. */
        ShareUrl: string;
        /** @description Masked, as 1•••42: neither a name nor contact data. */
        MaskedAccount: string;
        Invite: {
            /** @description The invitation code. */
            extension_code: string;
            share_url: components["schemas"]["ShareUrl"];
            /** @description How many people have opened an account with it. */
            invite_num?: number;
            /** @description All rebates, in USDT: each at the price of the trade that it came of. */
            invite_return_total?: components["schemas"]["Decimal"];
            /** @description Percent, as all rates. What the caller receives of the fees of invitees; of a promoter or partner an own rate. */
            total_return_rate?: components["schemas"]["Decimal"];
            /** @description What everybody receives of the fees of those whom they have invited. */
            return_rate1?: components["schemas"]["Decimal"];
            /** @description Of those whom these have invited; 0 where there is no such level. */
            return_rate2?: components["schemas"]["Decimal"];
            /** @description Of those again; likewise. */
            return_rate3?: components["schemas"]["Decimal"];
            /**
             * @description Extension, as all below. Absent of everybody else.
             * @enum {string}
             */
            partner_status?: "promoter" | "partner";
            /** @description Of a promoter or partner. */
            partner_level?: number;
            /** @description Likewise. */
            partner_since_ms?: number;
            /** @description The fees that the rebates came of, in USDT likewise. */
            fees_total?: components["schemas"]["Decimal"];
            /** @description The caller has agreed to be in the ranking. */
            is_ranked?: boolean;
            /** @description What others would read there. */
            masked_account?: components["schemas"]["MaskedAccount"];
            /** @description Where the caller stands among those in it, agreed or not; absent without a rebate in its period. */
            own_rank?: number;
            /** @description What that goes by, in USDT; absent likewise. */
            own_ranked_total?: components["schemas"]["Decimal"];
            /** @description When the ranking's period began. */
            ranking_since_ms?: number;
        };
        RankedInviter: {
            /** @description Rebates of the period, in USDT. */
            total: components["schemas"]["Decimal"];
            /** @description Tells the rows apart. Ours is the rank, as the number of an account is nobody's business. */
            user_id: number;
            account: components["schemas"]["MaskedAccount"];
            /** @description Extension. How many people they have invited. */
            friends?: number;
        };
        InviteePage: {
            data: components["schemas"]["Invitee"][];
            /** @description On all pages. */
            total: number;
        };
        Invitee: {
            account: components["schemas"]["MaskedAccount"];
            /** @description When the account was opened. */
            time: components["schemas"]["ReferralTime"];
        };
        RebatePage: {
            data: components["schemas"]["Rebate"][];
            /** @description On all pages. */
            total: number;
        };
        Rebate: {
            /** @description Whose fee it came of. */
            from_account_number: components["schemas"]["MaskedAccount"];
            created_time: components["schemas"]["ReferralTime"];
            /** @description In the coin of the fee, rounded down to its smallest unit; in the spot account. */
            value: components["schemas"]["Decimal"];
            currency_name: string;
            /** @description Extension, as below. The fee itself. */
            fee?: components["schemas"]["Decimal"];
            /** @description Percent, what of it came back. */
            rate?: components["schemas"]["Decimal"];
        };
        /** @description In UTC. */
        ReferralTime: string;
        Poster: {
            extension_code: string;
            share_url: components["schemas"]["ShareUrl"];
            /** @description Backgrounds, where a back end has some. */
            pics?: {
                id: number;
                pic: string;
            }[];
        };
        Share: {
            share_title: string;
            share_content: string;
            share_url: components["schemas"]["ShareUrl"];
            extension_code: string;
        };
        Reserves: {
            /** @description When it was worked out. */
            at_ms: number;
            /** @description All of it is practice money. */
            is_sandbox: boolean;
            /** @description A row for each coin that anything is held or owed of. */
            list: components["schemas"]["Reserve"][];
        };
        Reserve: {
            currency_name: string;
            /** @description What has come in and not left again, as the ledger has it, less what a chain took back and nobody has paid for. Bank transfers count as the coin that they were credited in. */
            held: components["schemas"]["Decimal"];
            /** @description What of it is owed to people, the sum of all below. */
            owed: components["schemas"]["Decimal"];
            /** @description In spot accounts, orders and withdrawals under way among it. */
            spot: components["schemas"]["Decimal"];
            /** @description In contract accounts, margins among it; gains and losses of open positions are not. */
            contracts: components["schemas"]["Decimal"];
            /** @description In options accounts, stakes among it. */
            options: components["schemas"]["Decimal"];
            /** @description In hosting. */
            hosting: components["schemas"]["Decimal"];
            /** @description In fiat accounts. */
            fiat: components["schemas"]["Decimal"];
            /** @description Deposits that have arrived and are not credited: below their minimum, or at the desk. */
            waiting: components["schemas"]["Decimal"];
            /** @description Due and not paid yet: interest of hosting, and gains of contracts and options that have ended. */
            unpaid: components["schemas"]["Decimal"];
        };
        /**
         * @description The last three are final.
         * @enum {string}
         */
        ReviewState: "submitted" | "inReview" | "approved" | "rejected" | "withdrawn";
        Review: {
            id: number;
            /** @description What is asked for, as wallet.withdrawal. */
            kind: string;
            /** @description What it belongs to, as withdrawal:12. */
            reference: string;
            state: components["schemas"]["ReviewState"];
            /** @description What has to be put right, of one that was rejected; empty otherwise. */
            rejections: components["schemas"]["ReviewRejection"][];
            /** @description When it was submitted. */
            created_ms: number;
            /** @description When it came to its state. */
            updated_ms: number;
            /** @description A program decides it after some seconds by stated rules; labelled wherever it shows. */
            is_sandbox: boolean;
        };
        ReviewRejection: {
            /** @description Of the form that was submitted. */
            field: string;
            /** @description Stable code, as spot.minimum. */
            reason: string;
            /** @description The reason in the language of the session. */
            text: string;
        };
        /**
         * @description erc is Ethereum and chains with its addresses, trc is TRON.
         * @enum {string}
         */
        WalletNetwork: "erc" | "trc";
        /**
         * @description login is for walletLogin, bind for bindWallet, confirm for confirmWallet. A text serves its own purpose alone.
         * @default login
         * @enum {string}
         */
        WalletPurpose: "login" | "bind" | "confirm";
        /** @description message of walletNonce, unchanged. */
        WalletMessage: string;
        /** @description Hexadecimal. Of personal_sign (EIP-191) on erc, of signMessageV2 (TIP-191) on trc; of a contract wallet, what it takes for isValidSignature (EIP-1271, ERC-6492). */
        WalletSignature: string;
        WalletNonce: {
            /** @description Text to be signed, in the format of EIP-4361 in English; for trc with the TRON address. The app shows it as it is. */
            message: string;
            /** @description It stands in the text. */
            nonce: string;
            /** @description The text is refused from this time. */
            expires_ms: number;
        };
        /**
         * @description login is for passkeyLogin, add for addPasskey, confirm for confirmPasskey. A challenge serves its own purpose alone.
         * @default login
         * @enum {string}
         */
        PasskeyPurpose: "login" | "add" | "confirm";
        /** @description JSON of the answer of navigator.credentials (RegistrationResponseJSON of addPasskey, AuthenticationResponseJSON elsewhere; Web Authentication Level 3). */
        PasskeyCredential: string;
        PasskeyChallenge: {
            /** @description Base64url. */
            challenge: string;
            /** @description passkey_domain of siteConfig. */
            rp_id: string;
            /** @description It is refused from this time. */
            expires_ms: number;
            /** @description Of purpose add. */
            user?: components["schemas"]["PasskeyUser"];
            /** @description Base64url. The account's passkeys; of purpose add those that must not be added again, of purpose confirm those that may sign. Absent of purpose login. */
            credential_ids?: string[];
        };
        PasskeyUser: {
            /** @description Base64url, the same for all passkeys of the account; says nothing of its owner. */
            handle: string;
            /** @description What the device shows beside the passkey, as a***r@example.com: masked, because a session alone tells no address. */
            name: string;
        };
        /** @enum {string} */
        IdentifierKind: "mobile" | "email" | "username";
        /**
         * @description login is an extension; the app asks for it after session.codeFirst alone.
         * @enum {string}
         */
        CodePurpose: "register" | "forget" | "login";
        AreaCode: {
            id: number;
            /** @description English name; the app shows the region name of its own language. */
            name: string;
            /** @description Dial code without plus, as 49. */
            area_code: string;
            /** @description ISO 3166-1 alpha-2 (extension; without it the app shows name). */
            code?: string;
        };
        SiteConfig: {
            /** @description Codes are shown on screen and balances are practice money. */
            is_sandbox: boolean;
            /** @description Prefilled on a sandbox; empty elsewhere. */
            invitation_code: string;
            /** @description The server's clock. */
            server_ms: number;
            /** @description Commands that move money keep the id that their caller chose (x-once), so that a repeat moves nothing again and one can be looked up by it. Without it the app promises neither, and sends ids all the same; where it is false it sends none. */
            client_ids?: boolean;
            /** @description How codes can be sent. Without it the app offers both. */
            code_channels?: ("mail" | "sms")[];
            /** @description Networks whose wallets can log in. Without it the app offers no wallet. */
            wallet_networks?: components["schemas"]["WalletNetwork"][];
            /** @description Chain ids (EIP-155) that an ERC wallet may be on. */
            wallet_chains?: number[];
            /** @description Scheme, host and port of the pages on which wallets and passkeys work, as https://trade.example. On pages of another address the app offers neither. Without it the app offers wallets everywhere, and passkeys on passkey_domain and below it. */
            login_origin?: string;
            /** @description Domain that passkeys belong to (relying party id), as trade.example; they serve on it and its subdomains alone. Without it the app offers no passkey. */
            passkey_domain?: string;
            /** @enum {string} */
            market_source: "simulated" | "replay" | "venue";
            /** @description What the source is called, as a venue or a file, where it has a name. */
            market_source_name?: string;
            /** @description How many decimals amounts of each coin are shown with at least, by its code; a finer amount is shown to its last digit. Without it the app shows 2 of USDT and USDC and 4 of other coins. */
            coin_scales?: {
                [key: string]: number;
            };
            /** @description Market buys may say what they spend (order_value of placeSpotOrder). */
            has_order_value?: boolean;
            /** @description All open orders of a pair can be cancelled at once (cancelSpotOrders). */
            has_cancel_all?: boolean;
            /** @description Parts of a contract position can be closed, and all positions of a contract at once. */
            has_close_part?: boolean;
            /** @description A position that is asked to close while no mark is known closes within a worst price (worst_price), and the request can be withdrawn (withdrawClose). */
            has_close_worst?: boolean;
            /** @description Contracts can be practised with a demo account (account_type, resetDemo). */
            has_demo_contracts?: boolean;
            /** @description Timed options can be practised with a demo account (account_type, resetOptionDemo). */
            has_demo_options?: boolean;
            /** @description A program decides reviews after some seconds, in place of a person. The app says so where this does. */
            sandbox_reviewer?: boolean;
            /** @description How large a file of upload may be. Without it the app sends none. */
            upload_max_bytes?: number;
            /** @description How long the review of a verification usually takes at most. Without it the app names no time. */
            review_hours?: number;
        };
        Success: {
            /** @constant */
            type: "ok";
            /** @constant */
            code: 1;
            /** @constant */
            message: "OK";
            /** @constant */
            msg: "success";
            data: unknown;
        };
        RefusalEnvelope: {
            /** @enum {string} */
            type: "error" | "999" | "998";
            code: number;
            /** @description What happened and what to do, in the session's language. */
            message: string;
            msg: string;
            data?: {
                /** @description Stable code, as spot.insufficientBalance. */
                reason?: string;
                /** @description Message per request field at fault. */
                fields?: {
                    [key: string]: string;
                };
                /** @description Figures that belong to the reason, as min or nearest. */
                values?: {
                    [key: string]: string;
                };
                request_id?: string;
            } | null;
        };
        /** @description A sentence in the session's language. */
        Sentence: string;
        /** @description Masked: *** stands for what is left out, as in a***r@example.com. */
        Masked: string;
        /** @enum {string} */
        LanguageMark: "en" | "de" | "jp" | "kr" | "esp" | "th" | "zh" | "hk";
        /**
         * @description The marks and the aliases that family clients send.
         * @enum {string}
         */
        LanguageMarkIn: "en" | "de" | "jp" | "kr" | "esp" | "th" | "zh" | "hk" | "kor" | "spa" | "zh-TW";
        IdIn: string;
        ClientId: string;
        /** @default 1 */
        PageIn: string;
        /** @default 20 */
        LimitIn: string;
        Decimal: string;
        Email: string;
        Code: string;
        /** @description National number, digits only; a leading trunk 0 may be there. */
        Mobile: string;
        /** @description Without plus, as 49. */
        DialCode: string;
        CodeSent: {
            text: string;
            /** @description Seconds until another code can be asked. */
            cooldown_s: number;
            /** @description Extension. 12 where codes of this address were guessed at; without it a code has 6. */
            digits?: number;
            /** @description Only on a sandbox server; the app shows it in a labelled notice. */
            sandbox_code?: string;
        };
        /**
         * @description 1 buy, 2 sell.
         * @enum {string}
         */
        SideIn: "1" | "2";
        /** @description Plain decimal text, no sign, no exponent. */
        DecimalIn: string;
        SpotFill: {
            id: number;
            price: components["schemas"]["Decimal"];
            /** @description In the base currency. */
            quantity: components["schemas"]["Decimal"];
            /** @description In the quote currency. */
            value: components["schemas"]["Decimal"];
            /** @description In fee_currency; those of all fills add up to the fee of the order. */
            fee_amount: components["schemas"]["Decimal"];
            /** @description The asset received. */
            fee_currency: string;
            /**
             * @description Whether the order waited in the book (maker) or met it (taker).
             * @enum {string}
             */
            liquidity: "maker" | "taker";
            created_ms: number;
        };
        SpotOrder: {
            id: number;
            currency_id: number;
            legal_id: number;
            symbol: string;
            /**
             * @description 1 buy, 2 sell.
             * @enum {integer}
             */
            type: 1 | 2;
            /** @description Limit or worst price. */
            target_price: components["schemas"]["Decimal"];
            /** @description Market price when the order was placed. */
            trade_price: components["schemas"]["Decimal"];
            /** @description Base quantity ordered. */
            trade_amount: components["schemas"]["Decimal"];
            /** @description Taker fee rate as a fraction, as 0.001. */
            charge_fee: components["schemas"]["Decimal"];
            /**
             * @description 1 open, 2 filled, 3 cancelled.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            created_at: string;
            updated_at: string;
            /**
             * @description Extension, as all below.
             * @enum {string}
             */
            order_kind?: "limit" | "market";
            client_order_id?: string;
            /** @description Of a market buy by value, what it may spend in the quote currency. */
            order_value?: components["schemas"]["Decimal"];
            filled_amount?: components["schemas"]["Decimal"];
            /** @description Quote value of the fills; average price is filled_value / filled_amount. */
            filled_value?: components["schemas"]["Decimal"];
            /** @description Fee paid so far. */
            fee_amount?: components["schemas"]["Decimal"];
            /** @description The asset received. */
            fee_currency?: string;
            /** @enum {string} */
            cancel_reason?: "" | "user" | "unfilled" | "selfTrade" | "pairClosed";
            created_ms?: number;
            updated_ms?: number;
        };
        /** @description As AAPL. */
        StockSymbolIn: string;
        StockGroup: {
            /** @description Currency. */
            id: number;
            /** @description As USD. */
            name: string;
            quotation: components["schemas"]["StockQuote"][];
        };
        StockCandle: {
            /** @description When the period begins. Hours begin with the session, at 09:30, 10:30 and so on. Days, weeks and months are those of New York and stand at 00:00 UTC of their date, of the Monday and of the first of the month. */
            time: number;
            open: components["schemas"]["Decimal"];
            close: components["schemas"]["Decimal"];
            high: components["schemas"]["Decimal"];
            low: components["schemas"]["Decimal"];
            volume: components["schemas"]["Decimal"];
        };
        StockQuote: {
            /** @description As AAPL. */
            symbol: string;
            /** @description The last price that the source has told. */
            now_price: components["schemas"]["Decimal"];
            /** @description Percent since the previous close, signed, as +0.27. Absent before a second session. */
            change?: string;
            /** @description Of the session of the last price, as low and volume. */
            high: components["schemas"]["Decimal"];
            low: components["schemas"]["Decimal"];
            volume: components["schemas"]["Decimal"];
            /** @description The company, as Apple. Extension, as all below. */
            name?: string;
            previous_close?: components["schemas"]["Decimal"];
            /** @description When the last price was made. */
            time_ms?: number;
            /** @description Up to when the source has told all prices; the delay is included. */
            as_of_ms?: number;
            /** @description Delay of the source in seconds, as 900; 0 without one. Absent where it is unknown. */
            delay_s?: number;
            /** @enum {string} */
            source?: "simulated" | "replay" | "venue";
            /** @description As the source wants to be named. */
            source_name?: string;
            /** @description The previous close, the prices at the full and half hours of the session, and the last price; for a small line. */
            session_closes?: components["schemas"]["Decimal"][];
        };
        /** @description In UTC. */
        NewCoinTime: string;
        NewCoin: {
            id: number;
            /** @description The new coin. */
            new_currency_name: string;
            /** @description What it is paid with. */
            currency_id: number;
            /** @description Its code. */
            currency_name: string;
            /** @description What one new coin costs, in that. */
            change_rate: components["schemas"]["Decimal"];
            /** @description Percent of the amount that is paid over the whole lock-up; 0 where nothing is. */
            interest_rate: components["schemas"]["Decimal"];
            /** @description An estimate of the return, in words. The app shows none without `predict_source`. */
            predict_rate?: string;
            /** @description New coins on offer, all together. */
            num: components["schemas"]["Decimal"];
            /** @description How many of them are left. */
            last_num: components["schemas"]["Decimal"];
            /** @description The fewest that are sold at once; where fewer are left, those. */
            buy_num: components["schemas"]["Decimal"];
            /** @description How long they are locked, in days. */
            day: number;
            /** @description When the subscription begins, in UTC. */
            send_start: components["schemas"]["NewCoinTime"];
            /** @description When it is launched, in UTC; estimated. */
            online_time: components["schemas"]["NewCoinTime"];
            created_at?: components["schemas"]["NewCoinTime"];
            /** @description What the issuer says of it. */
            introduction: string;
            /** @enum {integer} */
            is_recommend: 0 | 1;
            /** @description What the start page says of one that it offers. */
            recommend_title?: string;
            /** @description The same, further. */
            recommend_content?: string;
            /** @description Extension, as all below. What the new coin is called. */
            name?: string;
            /** @description Decimal places of what it is paid with. */
            scale?: number;
            /** @description Decimal places of the new coin. */
            new_scale?: number;
            /** @description What the estimate is based on. */
            predict_source?: string;
            /** @description As send_start. */
            start_ms?: number;
            /** @description When the subscription closes. */
            end_ms?: number;
            /** @description As online_time. */
            launch_ms?: number;
            /** @description When the lock-up of what is bought now begins; of what is not sold yet at its start. */
            lock_ms?: number;
            /** @description When what is bought now is free; left out where lock_ms is. */
            unlock_ms?: number;
            /** @description Only in a sandbox whose lock-up is faster, which the app labels. How many seconds one of its days has. */
            day_s?: number;
        };
        NewCoinOrder: {
            id: number;
            /** @description New coins that were bought. */
            new_currency_num: components["schemas"]["Decimal"];
            /** @description What was paid with. */
            currency_name: string;
            /** @description What was paid; under review, what is held. */
            amount: components["schemas"]["Decimal"];
            /** @description What the lock-up has brought, in what was paid with; rounded down. */
            interest: components["schemas"]["Decimal"];
            /** @description As of the product. */
            interest_rate: components["schemas"]["Decimal"];
            original_interest?: components["schemas"]["Decimal"];
            /** @description How long it is locked, in days. */
            day: number;
            /** @description What one new coin cost. */
            change_rate: components["schemas"]["Decimal"];
            /**
             * @description 1 subscribing, 2 launched, 3 settled.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /**
             * @description 1 approved, 2 refused, 3 awaiting.
             * @enum {integer}
             */
            exam_status: 1 | 2 | 3;
            /** @description When it is launched, in UTC. */
            online_time: components["schemas"]["NewCoinTime"];
            /** @description When it was subscribed to, in UTC. */
            created_at: components["schemas"]["NewCoinTime"];
            /** @description Of a settled one, when it was settled, in UTC. */
            updated_at: components["schemas"]["NewCoinTime"];
            /** @description Extension, as all below. The product. */
            config_id?: number;
            /** @description The new coin. */
            new_currency_name?: string;
            created_ms?: number;
            /** @description As online_time. */
            launch_ms?: number;
            /** @description When the coins are free. */
            unlock_ms?: number;
            /** @description When they came into the spot account. */
            ended_ms?: number;
            client_order_id?: components["schemas"]["ClientId"];
        };
        /** @description What was just subscribed to; figures as in NewCoinOrder. */
        NewCoinAnswer: {
            id: number;
            new_currency_num: components["schemas"]["Decimal"];
            new_currency_name: string;
            amount: components["schemas"]["Decimal"];
            currency_name: string;
            /** @enum {integer} */
            status: 1 | 2 | 3;
            /** @enum {integer} */
            exam_status: 1 | 2 | 3;
            unlock_ms: number;
            client_order_id?: components["schemas"]["ClientId"];
        };
        NewCoinOrderPage: {
            order_list: components["schemas"]["NewCoinOrder"][];
            /** @description Subscriptions that fit the request on all pages. */
            total: number;
            /** @description What all settled ones have brought, in USDT. */
            total_interest?: components["schemas"]["Decimal"];
        };
        UploadPreview: {
            /** @enum {string} */
            type: "image/jpeg";
            base64: string;
        };
        /** @enum {string} */
        LedgerKind: "deposit" | "withdrawal" | "transfer" | "trade" | "fee" | "option" | "contract" | "hosting" | "subscription" | "ieo" | "otc" | "referral" | "grant";
        /**
         * @description 1 legal, 2 coin, 3 contract, 4 option. Nothing goes into or out of the trust account by hand.
         * @enum {string}
         */
        TransferAccount: "legal" | "change" | "lever" | "micro";
        /** @description Of a coin; plain decimal text, no sign, no exponent. */
        AmountIn: string;
        WalletRow: {
            id: number;
            currency: number;
            currency_name: string;
            usdt_price?: components["schemas"]["Decimal"];
            legal_balance?: components["schemas"]["Decimal"];
            lock_legal_balance?: components["schemas"]["Decimal"];
            /** @description Free. */
            change_balance?: components["schemas"]["Decimal"];
            /** @description Held by open orders and requests under review. */
            lock_change_balance?: components["schemas"]["Decimal"];
            lever_balance?: components["schemas"]["Decimal"];
            lock_lever_balance?: components["schemas"]["Decimal"];
            micro_balance?: components["schemas"]["Decimal"];
            lock_micro_balance?: components["schemas"]["Decimal"];
            trust_balance?: components["schemas"]["Decimal"];
            lock_trust_balance?: components["schemas"]["Decimal"];
        };
        Currency: {
            id: number;
            name: string;
            /** @enum {integer} */
            is_legal: 0 | 1;
            /**
             * @description The coin account holds it.
             * @enum {integer}
             */
            is_match: 0 | 1;
            /** @enum {integer} */
            is_lever: 0 | 1;
            /** @enum {integer} */
            is_micro: 0 | 1;
            /**
             * @description Extension.
             * @enum {integer}
             */
            is_trust?: 0 | 1;
            wallet: components["schemas"]["FreeBalances"];
        };
        FreeBalances: {
            legal_balance?: components["schemas"]["Decimal"];
            change_balance: components["schemas"]["Decimal"];
            lever_balance?: components["schemas"]["Decimal"];
            micro_balance?: components["schemas"]["Decimal"];
            trust_balance?: components["schemas"]["Decimal"];
        };
        LedgerRow: {
            id: number;
            /** @description Signed. */
            value: components["schemas"]["Decimal"];
            /** @description Why, as a sentence in the language of the session. */
            info: string;
            /**
             * @description The account, as in the request.
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 4 | 6;
            currency: number;
            currency_name: string;
            /** @description Seconds since 1970 UTC. */
            created_time: number;
            /** @enum {integer} */
            is_lock?: 0 | 1;
            /** @description Extension, as all below. */
            created_ms?: number;
            kind?: components["schemas"]["LedgerKind"];
            /** @description Stable key of the cause, as spot.trade. */
            reason?: string;
            /** @description Of this account and currency, free and held. */
            balance_after?: components["schemas"]["Decimal"];
            /** @description The spot order that caused it. */
            order_id?: number;
            /** @description The P2P order that caused it. */
            otc_order_id?: number;
            /** @description Its pair. */
            symbol?: string;
            /**
             * @description 1 buy, 2 sell.
             * @enum {integer}
             */
            side?: 1 | 2;
        };
        LedgerPage: {
            list: components["schemas"]["LedgerRow"][];
            /** @description Rows that fit the request on all pages. */
            count: number;
            page: number;
            limit: number;
        };
        TransferRow: {
            id: number;
            currency_name: string;
            /** @description The amount moved; some back ends sign it. */
            value: components["schemas"]["Decimal"];
            /** @description What it was, as a sentence in the language of the session. */
            info: string;
            /** @description Seconds since 1970 UTC. */
            created_time: number;
            /** @description Extension, as all below. */
            created_ms?: number;
            currency?: number;
            from_field?: components["schemas"]["TransferAccount"];
            to_field?: components["schemas"]["TransferAccount"];
            /** @description What the source had after it, free and held. */
            from_after?: components["schemas"]["Decimal"];
            to_after?: components["schemas"]["Decimal"];
            client_transfer_id?: components["schemas"]["ClientId"];
        };
        TransferPage: {
            data: components["schemas"]["TransferRow"][];
            current_page: number;
            per_page: number;
            last_page?: number;
            /** @description Null on the last page. */
            next_page_url?: string | null;
            /** @description Transfers that fit the request on all pages. */
            total: number;
        };
        FiatRates: {
            /** @description Where the rates come from, shown beside the value, as ECB. */
            source: string;
            as_of_ms?: number;
            /** @description Units of a currency for one USDT, by ISO 4217 code. */
            rates: {
                [key: string]: components["schemas"]["Decimal"];
            };
        };
        Wallet: {
            /** @description One row a currency, also those of which nothing is held. Of one whose row is missing the app says that it is not reported, and never 0. */
            balance: components["schemas"]["WalletRow"][];
            /** @description The family's spelling. */
            totle?: components["schemas"]["Decimal"];
            /** @description Value in USDT, free and held. */
            usdt_totle: components["schemas"]["Decimal"];
        };
        Balances: {
            legal_wallet?: components["schemas"]["Wallet"];
            change_wallet: components["schemas"]["Wallet"];
            lever_wallet: components["schemas"]["Wallet"];
            micro_wallet: components["schemas"]["Wallet"];
            /** @description Extension: hosted and subscribed principal. */
            trust_wallet?: components["schemas"]["Wallet"];
            ExRate?: components["schemas"]["Decimal"];
            /** @description Extension: change of the total in USDT since 00:00 UTC, deposits and withdrawals left out. */
            day_change?: components["schemas"]["Decimal"];
            /** @description Extension; without it the app shows USDT alone. */
            fiat_rates?: components["schemas"]["FiatRates"];
            /** @description Extension: codes of coins that the caller holds and that have no price; no total contains them. */
            unpriced?: string[];
            /** @description Extension: when the balances were read. */
            read_ms?: number;
        };
        /** @description The id of the coin. */
        WithdrawalCoinIn: string;
        /** @description The network as `networks` has it, in capitals or small letters, as TRC20. */
        NetTypeIn: string;
        WithdrawalCoin: {
            id: number;
            name: string;
            logo?: string;
            /** @description Extension. Without it they are the keys of `depositAddress`. */
            networks?: components["schemas"]["WithdrawalNetwork"][];
        };
        WithdrawalNetwork: {
            /** @description As in `depositAddress`. */
            network: string;
            /** @description As TRC20. */
            name: string;
            /** @description The chain behind it, as TRON: OMNI of USDT is on Bitcoin. */
            chain: string;
            /** @description The chain as docs/custody.md names it, by which the app checks addresses itself; absent of one that it does not know. */
            chain_name?: string;
            /** @description Why nothing can be withdrawn over it now, in the language of the session; absent while it is open. */
            suspended?: string;
        };
        WithdrawalAddress: {
            id: number;
            /** @description The id of the coin. */
            currency: number;
            address: string;
            /** @description The network, as TRC20. */
            nettype: string;
            /** @description What its owner calls it. */
            notes?: string | null;
            /**
             * @description Extension, as all below. waiting its owner has not confirmed it; held it is confirmed and new, usable from usable_ms on. Without it the address can be used.
             * @enum {string}
             */
            state?: "waiting" | "held" | "ready";
            /** @description From when on it can be used, once it is confirmed. */
            usable_ms?: number;
            saved_ms?: number;
            /** @description Which saved it, as in `sessions`. */
            saved_browser?: string;
            /** @description Likewise. */
            saved_system?: string;
            /** @description When a withdrawal to it was last requested. */
            used_ms?: number;
        };
        AddressCheck: {
            /** @description Coins can be sent to it. */
            is_valid: boolean;
            /**
             * @description Why not. character a sign that no such address has; checksum one is another, or missing; form it looks like no address; future nobody could spend what is sent there; own it is a deposit address of this platform; otherNetwork it belongs to another chain; privateKey whoever reads it has the money; saved it is saved already.
             * @enum {string}
             */
            fault?: "character" | "checksum" | "form" | "future" | "length" | "own" | "otherNetwork" | "privateKey" | "saved" | "testnet" | "zero";
            /** @description Where the sign of character is, counted from 0. */
            at?: number;
            /** @description Of otherNetwork, the chain that it belongs to, as Ethereum. */
            chain?: string;
            /** @description Of otherNetwork, the networks of this coin whose address it is. */
            networks?: string[];
            /** @description The one way to write it, of a valid one. */
            address?: string;
            /** @description Whether its checksum was there to be checked, of a valid one. */
            is_checked?: boolean;
            /** @description A saved one with the same ends and another middle. */
            resembles?: components["schemas"]["ResembledAddress"];
        };
        ResembledAddress: {
            id: number;
            address: string;
            /** @description What its owner calls it. */
            notes: string | null;
        };
        WithdrawalInfo: {
            /** @description The coin. */
            name: string;
            /** @description The fee in the coin, whatever is withdrawn; of the first of networks where they differ. */
            rate: components["schemas"]["Decimal"];
            /** @description Smallest withdrawal; likewise. */
            min_number: components["schemas"]["Decimal"];
            /** @description Available in the spot account. */
            change_balance: components["schemas"]["Decimal"];
            legal_balance?: string;
            /** @description Extension, as all below. Without it rate and min_number hold for all. */
            networks?: components["schemas"]["WithdrawalCost"][];
            /** @description Absent where this coin is not paid out to bank cards. */
            bank?: components["schemas"]["WithdrawalToBank"];
            /** @description How many withdrawals the caller can request today, of all coins and to bank cards together. Cancelled ones count, rejected ones do not. */
            left_today?: number;
            /** @description How many a day has. */
            per_day?: number;
            /** @description When the next day begins, 00:00 UTC. */
            reset_ms?: number;
            /** @description The most of this coin that leaves in a day; absent where there is no limit. */
            limit_day?: components["schemas"]["Decimal"];
            /** @description What is left of that today. */
            limit_left?: components["schemas"]["Decimal"];
            /** @description Hours until a withdrawal has arrived. Without it the app says 12 to 48. */
            arrival_h?: components["schemas"]["ArrivalHours"];
        };
        ArrivalHours: {
            from: number;
            to: number;
        };
        WithdrawalCost: {
            /** @description As in `withdrawalCurrencies`. */
            network: string;
            /** @description In the coin, whatever is withdrawn. */
            fee: components["schemas"]["Decimal"];
            /** @description Smallest withdrawal. */
            min_number: components["schemas"]["Decimal"];
            /** @description The median of the last hundred over it, from request to sent, in seconds; absent while there are fewer than ten. */
            median_s?: number;
        };
        WithdrawalToBank: {
            /** @description In the coin. */
            fee: components["schemas"]["Decimal"];
            /** @description Smallest withdrawal. */
            min_number: components["schemas"]["Decimal"];
            /** @description What the bank pays out, as EUR. */
            currency: string;
            /** @description What one of the coin is in the currency. */
            rate: components["schemas"]["Decimal"];
            /** @description Where the rate is from, in the language of the session. */
            rate_source: string;
            /** @description As of networks. */
            median_s?: number;
        };
        WithdrawalRow: {
            id: number;
            /** @description The coin. */
            name: string;
            /** @description What left the account, the fee included. */
            number: components["schemas"]["Decimal"];
            /** @description The fee in the coin. */
            rate: components["schemas"]["Decimal"];
            /** @description What is received. */
            real_number: components["schemas"]["Decimal"];
            /** @description What came back of it, as less was sent than was asked for; real_number is what was received then. Absent of any other. */
            returned?: components["schemas"]["Decimal"];
            /**
             * @description 1 under review or on its way, 2 passed, 3 not sent.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /** @description Seconds since 1970 UTC. */
            create_time: number;
            /** @description Null of one to a bank card. */
            address?: string | null;
            /** @description Why it was rejected, in the language of the session. */
            notes?: string | null;
            /**
             * @description Extension, as all below. review a desk looks at it; sending it is approved and on its way to its network; delayed it is approved and has to wait, and is still frozen; checking whoever sends it has not said what became of it; sent its network has it, its confirmations are counted; arrived it has all of them, or the bank has it; rejected by the desk; cancelled by its owner. Without it the status counts.
             * @enum {string}
             */
            state?: "review" | "sending" | "delayed" | "checking" | "sent" | "arrived" | "rejected" | "cancelled";
            created_ms?: number;
            /** @description When it was approved, rejected or cancelled. */
            decided_ms?: number;
            /** @description Since when it has to wait. */
            delayed_ms?: number;
            sent_ms?: number;
            arrived_ms?: number;
            /** @description Whether its owner can cancel it now (cancelWithdrawal). */
            can_cancel?: boolean;
            /**
             * @description Where it goes; without it to an address.
             * @enum {string}
             */
            type?: "address" | "bank";
            network?: string;
            /** @description As TRC20. */
            network_name?: string;
            /** @description What its owner calls the address; absent of one without. */
            label?: string;
            remark?: string;
            tx_hash?: string;
            /** @description Where the transaction is shown. */
            explorer_url?: string;
            /** @description Blocks that have it, its own included. */
            confirmations?: number;
            confirmations_needed?: number;
            /** @description Seconds that the missing ones usually take. */
            left_s?: number;
            /** @description What the bank pays out. */
            bank_amount?: components["schemas"]["Decimal"];
            /** @description As EUR. */
            bank_currency?: string;
            /** @description What one of the coin was when it was requested. */
            bank_rate?: components["schemas"]["Decimal"];
            bank_name?: string;
            bank_account?: components["schemas"]["Masked"];
        };
        WithdrawalPage: {
            data: components["schemas"]["WithdrawalRow"][];
            current_page: number;
            per_page: number;
            last_page?: number;
            /** @description Null on the last page. */
            next_page_url?: string | null;
            /** @description Withdrawals that fit the request on all pages. */
            total: number;
        };
    };
    responses: {
        /** @description A refusal (HTTP 200), a malformed request (400), too many requests (429) or a fault (5xx). */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefusalEnvelope"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    setTextConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    text_messages: "0" | "1";
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's own profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    advancedProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AdvancedProfile"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendOwnCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Extension. What the code is for. A back end that lacks it has one code for everything. */
                    type?: components["schemas"]["OwnCodePurpose"];
                    /**
                     * @description Extension. To which of both; without it the e-mail address, or the phone of who has no other. A back end that lacks it chooses by itself.
                     * @enum {string}
                     */
                    channel?: "mail" | "sms";
                };
            };
        };
        responses: {
            /** @description The code is on its way. Family back ends answer a sentence; the app takes both. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OwnCodeSent"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    fundPasswordState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 1 set, 2 not set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        /** @enum {integer} */
                        data: 1 | 2;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setFundPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    password: components["schemas"]["NewFundPassword"];
                    re_password: string;
                    oldpassword?: components["schemas"]["FundPassword"];
                    /** @description In place of the old one. */
                    code?: components["schemas"]["Code"];
                    /** @description Extension. Where none is set, and beside a code. A back end that lacks it asks for none. */
                    login_password?: string;
                };
            };
        };
        responses: {
            /** @description A sentence. A refusal carries values.attempts while tries are left, and values.until_ms where it has to wait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    old_password: string;
                    /** @description 6 to 64 characters. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    security: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Security"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array of 20 at most, which is as many as there can be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OpenSession"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    session_id: string;
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setPhrase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description 4 to 32 letters, digits and spaces; nothing that a mail program makes a link of. Empty takes it away. */
                    phrase: string;
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    holdWithdrawals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    liftWithdrawalHold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    code?: components["schemas"]["Code"];
                    login_password?: string;
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    askClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    login_password: string;
                    code?: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    askCopy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    login_password: string;
                    code?: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendContactCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    type: components["schemas"]["ContactKind"];
                    user_string: components["schemas"]["Contact"];
                    /** @description Of a phone number. */
                    area_code?: components["schemas"]["DialCode"];
                };
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OwnCodeSent"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    bindContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    type: components["schemas"]["ContactKind"];
                    user_string: components["schemas"]["Contact"];
                    /** @description Of a phone number. */
                    area_code?: components["schemas"]["DialCode"];
                    password: string;
                    code: components["schemas"]["Code"];
                    own_code?: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    bindWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    network: components["schemas"]["WalletNetwork"];
                    message: components["schemas"]["WalletMessage"];
                    signature: components["schemas"]["WalletSignature"];
                    password: components["schemas"]["LoginProof"];
                    own_code?: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unbindWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    network: components["schemas"]["WalletNetwork"];
                    /** @description As wallets of profile has it. */
                    address: string;
                    password: components["schemas"]["LoginProof"];
                    own_code?: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    network: components["schemas"]["WalletNetwork"];
                    message: components["schemas"]["WalletMessage"];
                    signature: components["schemas"]["WalletSignature"];
                };
            };
        };
        responses: {
            /** @description The confirmation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["WalletConfirmation"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    credential: components["schemas"]["PasskeyCredential"];
                    /** @description How its owner tells it apart. */
                    name: string;
                    password: string;
                    own_code: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Id of passkeys of security. */
                    passkey_id: string;
                    password: string;
                    own_code: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    type: components["schemas"]["PasskeyCodePurpose"];
                    credential: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PasskeyCode"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    bankCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    lang?: components["schemas"]["LanguageMarkIn"];
                };
            };
        };
        responses: {
            /** @description The card; bank_account is empty where none is bound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["BankCard"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    saveBankCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description What its owner calls the card, as Main card. Its name in the family is not known. */
                    name: string;
                    /** @description The name of the branch. Its name in the family is not known. */
                    branch_name: string;
                    /** @description The number of the branch; where the country of the bank has no IBANs, its branch code. Its name in the family is not known. */
                    branch_number: string;
                    /** @description Digits; spaces and hyphens count for nothing. The card number, or the account number where the country of the bank has no IBANs. */
                    bank_account: string;
                    bank_name: string;
                    /** @description Where the branch is. */
                    bank_branch: string;
                    bank_address: string;
                    /** @description A BIC of 8 or 11 characters, or a Fedwire number of 9 digits. */
                    swift_code: string;
                    /** @description Full name of the cardholder; the verified name where one is verified, in any order, without regard to case, accents and spaces. */
                    real_name: string;
                    /** @description Full address of the recipient. */
                    residence_address: string;
                    postal_code: string;
                    /** @description Required where the country of the bank, as the BIC says it, has IBANs; a Fedwire number is of the United States, which has none. Its name in the family is not known. */
                    iban?: string;
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteBankCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    pay_password: components["schemas"]["FundPassword"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    chatMessages: {
        parameters: {
            query?: {
                /** @description The P2P order; without it the conversation with the desk. */
                order?: components["schemas"]["IdIn"];
                /** @description Only older messages than this one. */
                before_id?: components["schemas"]["IdIn"];
                limit?: components["schemas"]["LimitIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part of the conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ChatMessages"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description As of chatMessages. */
                    order?: components["schemas"]["IdIn"];
                    text?: string;
                    /** @description Path of an uploaded picture, as upload answers it. */
                    picture?: string;
                    /** @description Chosen by the caller. */
                    client_message_id: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description As stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ChatMessage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description As of chatMessages. */
                    order?: components["schemas"]["IdIn"];
                    until_id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ChatUnread"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    chatUnread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of all conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ChatUnread"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    chatPicture: {
        parameters: {
            query: {
                /** @description The message. */
                id: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["UploadPreview"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    depositCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array, a row for each coin; empty where nothing can be deposited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositCoin"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    depositAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    currency: components["schemas"]["IdIn"];
                    /** @description Extension. Only the address of this network, as trc20; a back end without it answers all. */
                    network?: string;
                };
            };
        };
        responses: {
            /** @description Address by network, as trc20. Of currency 9999, a bank card, it is where money is transferred to instead, as bkname, bkcardnumer and cardname; extensions are reference, which the caller names in the transfer, coin and currency, rate (what one of the coin costs in the currency), rate_source, and min_number of the currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            [key: string]: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description As in `depositCurrencies`; 9999 is a transfer from a bank card. */
                    currency: components["schemas"]["IdIn"];
                    /** @description What was sent; of a bank card in the currency of `depositAddress`. */
                    amount: components["schemas"]["AmountIn"];
                    /** @description Hash of the transaction. A bank transfer has none. */
                    account?: string;
                    /** @description Path of an uploaded picture, as upload answers it. */
                    imgs: string;
                    /**
                     * @description Which way the caller has come; of currency 9999 it is always bank.
                     * @default hash
                     * @enum {string}
                     */
                    type?: "address" | "hash" | "bank" | "quick";
                    /** @description Extension, as all below. The network of the transaction; a coin with one network needs none. */
                    network?: string;
                    /** @description The rate that the caller was shown. Where it has changed meanwhile, nothing is claimed. */
                    rate?: string;
                    /** @description The caller's own bank. */
                    bkname?: string;
                    /** @description Number of the card or account that paid; as bankCard shows it, masked, for the bound one. */
                    bkcardnumer?: string;
                    /** @description In whose name it is. */
                    cardname?: string;
                    /** @description Chosen by the caller, unique per account; makes a repeat harmless. */
                    client_deposit_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deposits: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageIn"];
                limit?: components["schemas"]["LimitIn"];
                /** @description Extension, as all below. Where a back end lacks them, the app does not offer them. */
                currency?: components["schemas"]["IdIn"];
                /** @description As in the rows. */
                status?: "1" | "2" | "3";
                /** @description Seconds since 1970 UTC, included. */
                from?: string;
                /** @description Seconds since 1970 UTC, excluded. */
                to?: string;
                /** @description Only deposits up to this one, so that pages stay where they are while new ones come. */
                until_id?: components["schemas"]["IdIn"];
                /** @description Only what was claimed by it, found on its network or not; how an unanswered claim is looked up. */
                client_deposit_id?: components["schemas"]["ClientId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, in the family's shape. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["DepositPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sandboxChain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Heights of the chains and the newest fifty that were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SandboxChain"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sandboxSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    currency: components["schemas"]["IdIn"];
                    network: string;
                    address: string;
                    amount: components["schemas"]["AmountIn"];
                };
            };
        };
        responses: {
            /** @description The hash of the transaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sandboxReorganise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    hash: string;
                    /**
                     * @description 1 a later block has the transaction again, 0 none has.
                     * @enum {string}
                     */
                    comes_back: "0" | "1";
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    articles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    c_id: components["schemas"]["IdIn"];
                    lang?: components["schemas"]["LanguageMarkIn"];
                    page?: components["schemas"]["PageIn"];
                    limit?: components["schemas"]["LimitIn"];
                    /**
                     * @description Asks for the body of each article of the help centre. Without it the app searches titles and summaries.
                     * @enum {string}
                     */
                    with_body?: "1";
                };
            };
        };
        responses: {
            /** @description One page of articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["ArticlePage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    article: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                    lang?: components["schemas"]["LanguageMarkIn"];
                };
            };
        };
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Article"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    announcement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    lang?: components["schemas"]["LanguageMarkIn"];
                };
            };
        };
        responses: {
            /** @description Null where there is nothing to announce. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            id: number;
                            title: string;
                            /** @description HTML. */
                            content: string;
                            lang?: components["schemas"]["LanguageMark"];
                            /** @description Seconds since 1970 UTC. */
                            create_time?: number;
                            /** @description Whoever has seen one version is shown the next. */
                            version?: number;
                        } | null;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    customerServiceUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Of https; empty where nobody is there. */
                            customer_url: string;
                            hosts?: components["schemas"]["ChatHosts"];
                            in_app?: components["schemas"]["ChatInApp"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    otcServiceUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            /** @description Of https; empty where nobody is there. */
                            otc_url: string;
                            hosts?: components["schemas"]["ChatHosts"];
                            in_app?: components["schemas"]["ChatInApp"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    hostingProducts: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array; empty where nothing is on offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["HostingProduct"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    hostingProduct: {
        parameters: {
            query: {
                id: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As in `hostingProducts`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["HostingProduct"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    host: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The product. */
                    config_id: components["schemas"]["IdIn"];
                    amount: components["schemas"]["AmountIn"];
                    /** @description Extension. Chosen by the caller, unique per account; makes a repeat harmless. */
                    client_order_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The order. Family back ends answer a sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["HostingAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    hostingReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of all products, and of each coin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["HostingReport"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    hostingOrders: {
        parameters: {
            query?: {
                /** @description 1 running, 2 ended; both where it is left out. */
                status?: "1" | "2";
                /** @description 1 only what was redeemed early, 0 only what was not; both where it is left out. */
                is_cancel?: "0" | "1";
                page?: components["schemas"]["PageIn"];
                limit?: components["schemas"]["LimitIn"];
                /** @description Extension, as all below. Only orders up to this one, so that pages stay where they are while new ones come. */
                until_id?: components["schemas"]["IdIn"];
                /** @description Only this one. */
                id?: components["schemas"]["IdIn"];
                /** @description Only the order that bears it; how an unanswered one is looked up. */
                client_order_id?: components["schemas"]["ClientId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, in the family's shape. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["HostingOrderPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    redeemEarly: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description As in `hostingOrders`. */
                    id: components["schemas"]["IdIn"];
                    /** @description Extension. What the caller was shown to get back. Where it is another by now, nothing is redeemed (hosting.refundChanged, with values.amount). */
                    expected_refund?: components["schemas"]["AmountIn"];
                };
            };
        };
        responses: {
            /** @description The order as it is after it. Family back ends answer a sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["HostingAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    ieos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    page?: components["schemas"]["PageIn"];
                    limit?: components["schemas"]["LimitIn"];
                    /** @description Extension. Only this product; a back end that ignores it answers the page. */
                    id?: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description A bare array; empty without products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Ieo"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    applyIeo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The product. */
                    id: components["schemas"]["IdIn"];
                    /** @description Quantity of new coins applied for. */
                    amount: components["schemas"]["AmountIn"];
                    /** @description Extension. Chosen by the caller, unique per account; makes a repeat harmless. */
                    client_order_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The application. Compatible back ends answer a sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["IeoAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    ieoApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    page?: components["schemas"]["PageIn"];
                    limit?: components["schemas"]["LimitIn"];
                    /** @description Extension, as below. Only applications up to this id, so that pages stay stable while new ones arrive. */
                    until_id?: components["schemas"]["IdIn"];
                    /** @description Only this application. */
                    id?: components["schemas"]["IdIn"];
                    /**
                     * @description processing is ipo_status 1, paying 3, success 4 to 6, fail 2. A back end that ignores it answers all, and the app filters the rows.
                     * @enum {string}
                     */
                    result?: "processing" | "paying" | "success" | "fail";
                    /** @description Only the application with this id; finds one whose answer was lost. */
                    client_order_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["IeoApplicationPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    payIeo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The application. */
                    id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    leverPanel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    legal_id: components["schemas"]["IdIn"];
                    account_type?: components["schemas"]["LeverAccountIn"];
                    currency_id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description Of one contract and the caller's account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LeverPanel"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    leverTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row for each contract of this installation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LeverTerms"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    openPosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    share: components["schemas"]["LotsIn"];
                    /** @description Leverage, one of the contract's list. */
                    multiple: string;
                    legal_id: components["schemas"]["IdIn"];
                    account_type?: components["schemas"]["LeverAccountIn"];
                    currency_id: components["schemas"]["IdIn"];
                    /**
                     * @description 1 long, 2 short.
                     * @enum {string}
                     */
                    type: "1" | "2";
                    /**
                     * @description 1 market, 0 limit.
                     * @enum {string}
                     */
                    status: "0" | "1";
                    /** @description Of a limit order, in the quote currency; not looked at otherwise. It is opened once what it would be filled at, spread and slippage included, is this or better. */
                    target_price?: components["schemas"]["LeverPriceIn"];
                    /** @description Take-profit; none where it is left out. */
                    target_profit_price?: components["schemas"]["LeverPriceIn"];
                    /** @description Stop-loss; none where it is left out. */
                    stop_loss_price?: components["schemas"]["LeverPriceIn"];
                    /**
                     * @description Extension. A back end that lacks it has cross positions alone.
                     * @default isolated
                     * @enum {string}
                     */
                    margin_mode?: "cross" | "isolated";
                    /** @description Extension. Chosen by the caller, unique per account; makes a repeat harmless. */
                    client_order_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description What came of it. Family back ends answer a sentence; the app reads the list in any case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LeverAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    positions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description -1 all, 0 pending, 1 open, 2 closing, 3 closed, 4 cancelled.
                     * @enum {string}
                     */
                    status: "-1" | "0" | "1" | "2" | "3" | "4";
                    currency_id?: components["schemas"]["IdIn"];
                    legal_id?: components["schemas"]["IdIn"];
                    page?: components["schemas"]["PageIn"];
                    limit?: components["schemas"]["LimitIn"];
                    account_type?: components["schemas"]["LeverAccountIn"];
                    /** @description Extension, as all below. The newest rows that are older than this one, whatever the page. */
                    before_id?: components["schemas"]["IdIn"];
                    /** @description Only this one; how the ledger leads to its cause. */
                    id?: components["schemas"]["IdIn"];
                    /** @description Only the order that bears it; how an unanswered order is looked up. */
                    client_order_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description One page, in the family's shape. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LeverPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    closePosition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                    /** @description Extension. Lots to close; all where it is left out. Where siteConfig does not say has_close_part, the app does not offer it. */
                    share?: components["schemas"]["LotsIn"];
                    /** @description Extension. Chosen by the caller for a part; the same closes nothing again. */
                    client_close_id?: components["schemas"]["ClientId"];
                    /** @description Extension. Worst price that it may close at, spread and slippage included; needed while no mark is known. Where siteConfig does not say has_close_worst, the app sends none and states none. */
                    worst_price?: components["schemas"]["LeverPriceIn"];
                };
            };
        };
        responses: {
            /** @description The position as it is after it. Family back ends answer a sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LeverAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawClose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                    /** @description Which request, by the close_asked_ms of the position; a later one stays. */
                    asked_ms: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description The position as it is after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LeverAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    closePositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    account_type?: components["schemas"]["LeverAccountIn"];
                    currency_id: components["schemas"]["IdIn"];
                    legal_id: components["schemas"]["IdIn"];
                    /** @description Only positions up to this one, the newest that the caller has seen. */
                    until_id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description How many there were. A repeat is told the same, unless an order that waited was opened since, which it closes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            closed: number;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelLeverOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setStops: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                    /** @description Take-profit. Left out, there is none afterwards. */
                    target_profit_price?: components["schemas"]["LeverPriceIn"];
                    /** @description Stop-loss. Left out, there is none afterwards. */
                    stop_loss_price?: components["schemas"]["LeverPriceIn"];
                };
            };
        };
        responses: {
            /** @description The position as it is after it. Family back ends answer a sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LeverAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addMargin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                    /** @description In the quote currency; plain decimal text, no sign, no exponent. */
                    number: string;
                    /** @description Extension. Chosen by the caller; makes a repeat harmless. */
                    client_margin_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The position as it is after it. Family back ends answer a sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LeverAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    leverFills: {
        parameters: {
            query: {
                id: components["schemas"]["IdIn"];
                /** @description Only what was decided before this. */
                before_id?: components["schemas"]["IdIn"];
                limit?: components["schemas"]["LimitIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array, at most `limit` rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LeverFill"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Chosen by the caller; the same resets nothing again. */
                    client_reset_id: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    leverInsurance: {
        parameters: {
            query?: {
                /** @description Only what came before this. */
                before_id?: components["schemas"]["IdIn"];
                limit?: components["schemas"]["LimitIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most `limit` rows, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LeverInsurance"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    quotations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One group a quote currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["QuotationGroup"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    candles: {
        parameters: {
            query: {
                /** @description As BTC/USDT. */
                symbol: string;
                period: "1min" | "5min" | "30min" | "60min" | "1day" | "1week" | "1mon";
                /** @description Seconds since 1970 UTC. */
                from: string;
                /** @description Seconds since 1970 UTC; not before from. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CandleRow"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    pair: {
        parameters: {
            query: {
                currency_id: components["schemas"]["IdIn"];
                legal_id: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PairQuote"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    vote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    currency_id: components["schemas"]["IdIn"];
                    legal_id: components["schemas"]["IdIn"];
                    /**
                     * @description 1 up, 2 down.
                     * @enum {string}
                     */
                    type: "1" | "2";
                };
            };
        };
        responses: {
            /** @description How the votes of the day stand with this one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Votes"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    notices: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageIn"];
                limit?: components["schemas"]["LimitIn"];
                /** @description Only notices up to this one, so that pages stay where they are while new ones come. */
                until_id?: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NoticePage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description This one. */
                    notice_id?: components["schemas"]["IdIn"];
                    /** @description All up to this one. Without either of the two, all. */
                    until_id?: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NoticesRead"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    optionDurations: {
        parameters: {
            query?: {
                /** @description Extension. The pair whose neutral bands are asked for. */
                match_id?: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array, the shortest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OptionDuration"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    optionCurrencies: {
        parameters: {
            query?: {
                account_type?: components["schemas"]["OptionAccountIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OptionCurrency"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    placeOption: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    match_id: components["schemas"]["IdIn"];
                    currency_id: components["schemas"]["IdIn"];
                    /**
                     * @description 1 up, 2 down, 0 neutral.
                     * @enum {string}
                     */
                    type: "0" | "1" | "2";
                    /** @description One of the durations. */
                    seconds: string;
                    /** @description The stake; plain decimal text, no sign, no exponent. */
                    number: string;
                    /** @description Of the answer; the header says it too. */
                    lang?: components["schemas"]["LanguageMarkIn"];
                    account_type?: components["schemas"]["OptionAccountIn"];
                    /** @description Extension. Chosen by the caller, unique per account; makes a repeat harmless. */
                    client_order_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The order that was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OptionAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    options: {
        parameters: {
            query: {
                /** @description 1 running, 2 being settled, 3 settled. */
                status: "1" | "2" | "3";
                match_id?: components["schemas"]["IdIn"];
                currency_id?: components["schemas"]["IdIn"];
                page?: components["schemas"]["PageIn"];
                limit?: components["schemas"]["LimitIn"];
                account_type?: components["schemas"]["OptionAccountIn"];
                /** @description Extension, as all below. The newest rows that are older than this one, whatever the page. */
                before_id?: components["schemas"]["IdIn"];
                /** @description Only this one, whatever its state; how the ledger leads to its cause. */
                id?: components["schemas"]["IdIn"];
                /** @description Only the order that bears it, whatever its state; how an unanswered order is looked up. */
                client_order_id?: components["schemas"]["ClientId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, in the family's shape. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OptionPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    optionSettlement: {
        parameters: {
            query: {
                id: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its ticks and what they came to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OptionSettlement"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetOptionDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Chosen by the caller; the same resets nothing again. */
                    client_reset_id: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    otcMarkets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of all offers that there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtcMarkets"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    otcOffers: {
        parameters: {
            query: {
                type: components["schemas"]["OtcType"];
                currency_id: components["schemas"]["IdIn"];
                /** @description ISO 4217; of all where it is left out. */
                fiat_name?: string;
                way?: components["schemas"]["OtcWayIn"];
                /** @description Extension. Only offers whose limits and remaining quantity allow this value, in the currency. */
                value?: components["schemas"]["AmountIn"];
                page?: components["schemas"]["PageIn"];
                limit?: components["schemas"]["LimitIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtcOfferPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    otcOffer: {
        parameters: {
            query: {
                id: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As in `otcOffers`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtcOffer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    placeOtcOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The offer. */
                    id: components["schemas"]["IdIn"];
                    /**
                     * @description What value is: the currency, or the coin.
                     * @enum {string}
                     */
                    means: "money" | "number";
                    value: components["schemas"]["AmountIn"];
                    /** @description Extension, as all below. What the caller was shown. Where it is another by now, nothing is opened (otc.priceChanged, with values.price and values.currency). */
                    expected_price?: components["schemas"]["AmountIn"];
                    /** @description Chosen by the caller, unique per account; makes a repeat harmless. */
                    client_order_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The order. Family back ends answer a sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtcAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    otcOrders: {
        parameters: {
            query?: {
                /** @description All where it is left out. */
                status?: "1" | "2" | "5";
                page?: components["schemas"]["PageIn"];
                limit?: components["schemas"]["LimitIn"];
                /** @description Extension, as all below. Only orders up to this one, so that pages stay where they are while new ones come. */
                until_id?: components["schemas"]["IdIn"];
                /** @description Only the order that bears it; how an unanswered one is looked up. */
                client_order_id?: components["schemas"]["ClientId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtcOrderPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    otcOrder: {
        parameters: {
            query: {
                id: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["OtcOrderDetail"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    markOtcPaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                    /** @description Extension, as all below. Reference of the transfer, as the buyer's bank shows it. */
                    reference?: string;
                    /** @description Path of an uploaded picture of the transfer, as upload answers it; the merchant and the desk see it. */
                    proof?: string;
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelOtcOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    releaseOtcOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                    /** @description What has arrived, in the currency; has to be the order's deal_money. */
                    value: components["schemas"]["AmountIn"];
                    pay_password: components["schemas"]["FundPassword"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    appealOtcOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                    /** @enum {string} */
                    reason: "notReleased" | "notReceived" | "amountDiffers" | "otherPayer" | "other";
                    text: string;
                    /** @description Path of an uploaded picture, as upload answers it; both parties and the desk see it. */
                    picture?: string;
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    otcOrderPicture: {
        parameters: {
            query: {
                id: components["schemas"]["IdIn"];
                /** @description Number of the event. */
                nth: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["UploadPreview"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    products: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is offered and what is asked first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    questions: {
        parameters: {
            query: {
                product: components["schemas"]["AskedProductIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The present version of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["QuestionSet"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    product: components["schemas"]["AskedProductIn"];
                    /** @description Of the questions that the caller has read; answers to a former one do not count. */
                    version: string;
                    /** @description Its number. */
                    question: string;
                    /** @description The number of the choice. */
                    choice: string;
                };
            };
        };
        responses: {
            /** @description All questions as they stand with this answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["QuestionSet"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals are of all time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Invite"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    inviteRanking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array. Family back ends answer an error where there is nobody; the app reads it as empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["RankedInviter"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    invitees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    page?: components["schemas"]["PageIn"];
                    limit?: components["schemas"]["LimitIn"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["InviteePage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rebates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    page?: components["schemas"]["PageIn"];
                    limit?: components["schemas"]["LimitIn"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["RebatePage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    poster: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app draws the picture itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Poster"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    share: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Share"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setRanked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description 1 agrees, 0 leaves.
                     * @enum {string}
                     */
                    is_ranked: "0" | "1";
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reserves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As of one moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Reserves"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reviews: {
        parameters: {
            query?: {
                /** @description Only those of one kind, as wallet.withdrawal. */
                kind?: string;
                /** @description Only this one. */
                review_id?: components["schemas"]["IdIn"];
                /** @description Only those that are older than this one, so that a list goes on where it was. */
                before_id?: components["schemas"]["IdIn"];
                limit?: components["schemas"]["LimitIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array, at most `limit` rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Review"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    review_id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    lang: components["schemas"]["LanguageMarkIn"];
                };
            };
        };
        responses: {
            /** @description The mark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LanguageMark"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    language: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LanguageMark"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    areaCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All countries, ordered by English name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AreaCode"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    user_string: components["schemas"]["Email"];
                    type: components["schemas"]["CodePurpose"];
                };
            };
        };
        responses: {
            /** @description The code is on its way. Family back ends answer a sentence; the app takes both. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    mobile: components["schemas"]["Mobile"];
                    area_code: components["schemas"]["DialCode"];
                    type: components["schemas"]["CodePurpose"];
                };
            };
        };
        responses: {
            /** @description The code is on its way. Family back ends answer a sentence; the app takes both. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkMobileCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    mobile: components["schemas"]["Mobile"];
                    area_code: components["schemas"]["DialCode"];
                    mobile_code: components["schemas"]["Code"];
                    type: components["schemas"]["CodePurpose"];
                };
            };
        };
        responses: {
            /** @description A sentence. A refusal carries values.attempts where tries are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    user_string: components["schemas"]["Email"];
                    email_code: components["schemas"]["Code"];
                    type: components["schemas"]["CodePurpose"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    type: components["schemas"]["IdentifierKind"];
                    user_string: string;
                    /** @description 6 to 64 characters. */
                    password: string;
                    re_password: string;
                    code?: components["schemas"]["Code"];
                    /** @description Invitation code. */
                    extension_code: string;
                    area_code?: components["schemas"]["DialCode"];
                    area_code_id?: string;
                    /** @description Extension. The agreements that were accepted, as article:version,article:version. Where a back end lacks it, it keeps no record of versions. */
                    agreements?: string;
                    /**
                     * @description Extension. 1 where the person has agreed to text messages beyond codes.
                     * @enum {string}
                     */
                    sms_consent?: "0" | "1";
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    user_string: string;
                    password: string;
                    user_type: components["schemas"]["IdentifierKind"];
                    areacode?: components["schemas"]["DialCode"];
                    /** @description Extension. After session.codeFirst, a code of purpose login. */
                    code?: components["schemas"]["Code"];
                    /** @description Extension. values.patience of session.waitFirst, brought along when its values.seconds are over. */
                    patience?: string;
                };
            };
        };
        responses: {
            /** @description The session token, opaque. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    walletNonce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    network: components["schemas"]["WalletNetwork"];
                    /** @description As the wallet states it; the checksum of an ERC address is checked where it has one. */
                    address: string;
                    /** @description Chain that an ERC wallet is on, one of wallet_chains of siteConfig; the first of them without it. */
                    chain_id?: string;
                    purpose?: components["schemas"]["WalletPurpose"];
                };
            };
        };
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["WalletNonce"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    walletLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    network: components["schemas"]["WalletNetwork"];
                    message: components["schemas"]["WalletMessage"];
                    signature: components["schemas"]["WalletSignature"];
                    /** @description Invitation code, for the first log-in of a wallet. */
                    extension_code?: string;
                    /** @description As in register. */
                    agreements?: string;
                    /**
                     * @description As in register.
                     * @enum {string}
                     */
                    sms_consent?: "0" | "1";
                };
            };
        };
        responses: {
            /** @description The session token, opaque. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    passkeyChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    purpose?: components["schemas"]["PasskeyPurpose"];
                };
            };
        };
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["PasskeyChallenge"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    passkeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    credential: components["schemas"]["PasskeyCredential"];
                };
            };
        };
        responses: {
            /** @description The session token, opaque. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description An e-mail address, or a phone number without its dial code. */
                    account: string;
                    /** @description Extension; present where account is a phone number. */
                    area_code?: components["schemas"]["DialCode"];
                    /** @description 6 to 64 characters. */
                    password: string;
                    repassword: string;
                    code: components["schemas"]["Code"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    siteConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SiteConfig"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    placeSpotOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    legal_id: components["schemas"]["IdIn"];
                    currency_id: components["schemas"]["IdIn"];
                    type: components["schemas"]["SideIn"];
                    /** @description Quantity in the base currency. */
                    amount: components["schemas"]["DecimalIn"];
                    /** @description Limit price; for a market order the worst price that may be paid or taken. */
                    target_price: components["schemas"]["DecimalIn"];
                    /**
                     * @description Extension. Where a back end lacks it, a market order is a limit order at the worst price.
                     * @default limit
                     * @enum {string}
                     */
                    order_kind?: "limit" | "market";
                    /** @description Extension. Of a market buy what it spends in the quote currency: it fills whole steps for as long as the value reaches, and what is below one stays. Amount is not looked at then; it says what the value buys at the worst price, so that a back end which lacks this buys no more than that. Where siteConfig does not say has_order_value, the app does not offer it. */
                    order_value?: components["schemas"]["DecimalIn"];
                    /** @description Extension. Chosen by the caller, unique per account; makes a repeat harmless. */
                    client_order_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The order after matching. Family back ends answer a sentence; the app then reads the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SpotOrder"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    spotOrders: {
        parameters: {
            query?: {
                currency_id?: components["schemas"]["IdIn"];
                legal_id?: components["schemas"]["IdIn"];
                /** @description 1 open, 2 filled, 3 cancelled; absent means all. */
                status?: "1" | "2" | "3";
                page?: components["schemas"]["PageIn"];
                limit?: components["schemas"]["LimitIn"];
                /** @description Extension. Only the order that bears it; how an unanswered order is looked up. */
                client_order_id?: components["schemas"]["ClientId"];
                /** @description Extension. The newest orders that are older than this one, whatever the page: a list goes on where it was, also when orders of its pages were filled meanwhile. */
                before_id?: components["schemas"]["IdIn"];
                /** @description Extension. Only this order of the caller; how the ledger leads to its cause. */
                order_id?: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array, at most `limit` rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SpotOrder"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    spotFills: {
        parameters: {
            query: {
                order_id: components["schemas"]["IdIn"];
                /** @description Only fills that are older than this one. */
                before_id?: components["schemas"]["IdIn"];
                limit?: components["schemas"]["LimitIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array, at most `limit` rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["SpotFill"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelSpotOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    currency_id: components["schemas"]["IdIn"];
                    legal_id: components["schemas"]["IdIn"];
                    /** @description Only orders up to this one, the newest that the caller has seen. */
                    until_id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description How many there were; a repeat is told the same. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: {
                            cancelled: number;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelSpotOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    stockQuotations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One group, USD. Empty without stocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["StockGroup"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    stockCandles: {
        parameters: {
            query: {
                symbol: components["schemas"]["StockSymbolIn"];
                period: "1min" | "5min" | "30min" | "60min" | "1day" | "1week" | "1mon";
                /** @description Seconds since 1970 UTC. */
                from: string;
                /** @description Seconds since 1970 UTC; not before from. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["StockCandle"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    stockPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    symbol: components["schemas"]["StockSymbolIn"];
                };
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["StockQuote"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    newCoins: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array; empty where nothing is on offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NewCoin"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    newCoin: {
        parameters: {
            query: {
                id: components["schemas"]["IdIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As in `newCoins`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NewCoin"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    recommendedNewCoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As in `newCoins`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NewCoin"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    subscribeNewCoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The product. */
                    config_id: components["schemas"]["IdIn"];
                    /** @description In the coin that it is paid with. */
                    amount: components["schemas"]["AmountIn"];
                    /** @description Extension. Chosen by the caller, unique per account; makes a repeat harmless. */
                    client_order_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description The subscription. Family back ends answer a sentence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NewCoinAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    newCoinOrders: {
        parameters: {
            query?: {
                /** @description 1 subscribing, 2 launched, 3 settled; all where it is left out. */
                status?: "1" | "2" | "3";
                page?: components["schemas"]["PageIn"];
                limit?: components["schemas"]["LimitIn"];
                /** @description Extension, as below. Only those up to this one, so that pages stay where they are while new ones come. */
                until_id?: components["schemas"]["IdIn"];
                /** @description Only the one that bears it; how an unanswered one is looked up. */
                client_order_id?: components["schemas"]["ClientId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, in the family's shape. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["NewCoinOrderPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    submitBasicVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description By the name that areaCodes has. */
                    country: string;
                    name: string;
                    /** @description After a rejection, the masked number of the profile stands for the one that was sent before, where no reason names it. */
                    card_id: string;
                    address: string;
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    submitAdvancedVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description As the profile has it; what the basic verification says holds. */
                    card_id?: string;
                    /** @description The same of the country. */
                    country?: string;
                    /** @description Path of an uploaded picture, as upload answers it; one that was accepted before may be sent again. */
                    front_pic: string;
                    reverse_pic: string;
                    hand_pic: string;
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: File;
                };
            };
        };
        responses: {
            /** @description The path of the picture, which names it in forms. One that no form has taken is gone after a day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: string;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    uploadPreview: {
        parameters: {
            query: {
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["UploadPreview"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    currencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row a currency, also those that are held nowhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Currency"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    balances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only this coin; empty means all. */
                    currency_name?: string;
                    /**
                     * @description The balances of the accounts are left out, their totals stay.
                     * @enum {string}
                     */
                    totals_only?: "1";
                };
            };
        };
        responses: {
            /** @description One wallet an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Balances"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    balance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    currency: components["schemas"]["IdIn"];
                    /** @enum {string} */
                    type: "legal" | "change" | "lever" | "micro" | "trust";
                };
            };
        };
        responses: {
            /** @description The balance; only the fields of the account that was asked for are there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["WalletRow"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    ledger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Absent means all (extension). */
                    currency?: components["schemas"]["IdIn"];
                    /**
                     * @description 1 legal, 2 coin, 3 contract, 4 option, 6 trust (extension). Absent means all (extension).
                     * @enum {string}
                     */
                    type?: "1" | "2" | "3" | "4" | "6";
                    /** @description Extension, as all below. Where a back end lacks them, the app does not offer them. */
                    kind?: components["schemas"]["LedgerKind"];
                    /** @description Seconds since 1970 UTC, included. */
                    from?: string;
                    /** @description Seconds since 1970 UTC, excluded. */
                    to?: string;
                    /** @description Only rows up to this one, so that pages stay where they are while new rows come. */
                    until_id?: components["schemas"]["IdIn"];
                    page?: components["schemas"]["PageIn"];
                    limit?: components["schemas"]["LimitIn"];
                };
            };
        };
        responses: {
            /** @description One page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["LedgerPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    transfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    currency_id: components["schemas"]["IdIn"];
                    number: components["schemas"]["AmountIn"];
                    from_field: components["schemas"]["TransferAccount"];
                    to_field: components["schemas"]["TransferAccount"];
                    /** @description Extension. Chosen by the caller, unique per account; makes a repeat harmless. */
                    client_transfer_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    transfers: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageIn"];
                limit?: components["schemas"]["LimitIn"];
                /** @description Extension, as all below. Where a back end lacks them, the app does not offer them. */
                currency?: components["schemas"]["IdIn"];
                /** @description Only transfers from or to this account. */
                account?: components["schemas"]["TransferAccount"];
                /** @description Seconds since 1970 UTC, included. */
                from?: string;
                /** @description Seconds since 1970 UTC, excluded. */
                to?: string;
                /** @description Only transfers up to this one, so that pages stay where they are while new ones come. */
                until_id?: components["schemas"]["IdIn"];
                /** @description Only the transfer that bears it; how an unanswered one is looked up. */
                client_transfer_id?: components["schemas"]["ClientId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, in the family's shape. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["TransferPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawalCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare array, a row for each coin; empty where nothing can be withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawalCoin"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawalAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Only those of this coin. Without it those of all coins; a back end that needs one is asked coin by coin. */
                    currency?: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description A bare array, at most 50 rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawalAddress"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addWithdrawalAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    currency_id: components["schemas"]["WithdrawalCoinIn"];
                    netType: components["schemas"]["NetTypeIn"];
                    address: string;
                    /** @description What its owner calls it. */
                    notes?: string;
                    pay_password: components["schemas"]["FundPassword"];
                    code: string;
                    /**
                     * @description Extension. The caller has compared every character, as one that resembles a saved address or that bears no checksum of its own asks for. Without it such an address is refused with withdrawal.addressLookalike or withdrawal.addressUnchecked.
                     * @enum {string}
                     */
                    is_compared?: "1";
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteWithdrawalAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description As in `withdrawalAddresses`. */
                    address_id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    currency: components["schemas"]["WithdrawalCoinIn"];
                    netType: components["schemas"]["NetTypeIn"];
                    address: string;
                };
            };
        };
        responses: {
            /** @description What it is. A back end that answers a sentence takes it; one that refuses says why in its message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["AddressCheck"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    approveWithdrawalAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description As in `withdrawalAddresses`. */
                    address_id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawalInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    currency: components["schemas"]["WithdrawalCoinIn"];
                };
            };
        };
        responses: {
            /** @description Figures of the moment; the server looks again when a withdrawal is requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawalInfo"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    currency: components["schemas"]["WithdrawalCoinIn"];
                    /** @description What leaves the account, the fee included. */
                    number: components["schemas"]["AmountIn"];
                    /** @description The fee as family clients echo it; ignored. */
                    rate?: string;
                    /** @description As rate; ignored. */
                    fee?: string;
                    /** @description The receipt as family clients reckon it; ignored. */
                    real_number?: string;
                    /** @description A saved address of the coin, as `withdrawalAddresses` has it. A withdrawal to the bank card has none. */
                    address?: string;
                    pay_password: components["schemas"]["FundPassword"];
                    code: string;
                    /** @description Extension, as all below. The network, where an address is saved for several of the coin. */
                    netType?: components["schemas"]["NetTypeIn"];
                    /**
                     * @description bank goes to the bound bank card.
                     * @default address
                     * @enum {string}
                     */
                    type?: "address" | "bank";
                    /** @description For the caller alone. */
                    remark?: string;
                    /** @description What the caller was shown to receive, in the coin. Where it is another by now, nothing is requested (withdrawal.feeChanged, with values.fee and values.receipt). */
                    expected_receipt?: components["schemas"]["AmountIn"];
                    /** @description To a bank card, the rate that the caller was shown; likewise (withdrawal.rateChanged, with values.rate). */
                    expected_rate?: string;
                    /** @description Chosen by the caller, unique per account; makes a repeat harmless. */
                    client_withdrawal_id?: components["schemas"]["ClientId"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description As in `withdrawals`. */
                    id: components["schemas"]["IdIn"];
                };
            };
        };
        responses: {
            /** @description A sentence in the session's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["Sentence"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawals: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageIn"];
                limit?: components["schemas"]["LimitIn"];
                /** @description Extension, as all below. Where a back end lacks them, the app does not offer them. */
                currency?: components["schemas"]["IdIn"];
                /** @description As in the rows. */
                status?: "1" | "2" | "3";
                /** @description Seconds since 1970 UTC, included. */
                from?: string;
                /** @description Seconds since 1970 UTC, excluded. */
                to?: string;
                /** @description Only withdrawals up to this one, so that pages stay where they are while new ones come. */
                until_id?: components["schemas"]["IdIn"];
                /** @description Only this one. Where a back end lacks it, the app looks for it among the rows. */
                id?: components["schemas"]["IdIn"];
                /** @description Only what was requested by it; how an unanswered request is looked up. */
                client_withdrawal_id?: components["schemas"]["ClientId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, in the family's shape. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"] & {
                        data: components["schemas"]["WithdrawalPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
