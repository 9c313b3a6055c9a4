/** A statement of MTN MoMo as it is downloaded: lines of the company above it, two payments, one failed, one that went out. */
export const MTN_STATEMENT = `Account holder:;IMPINGA ACADEMY LTD;;
Period:;2026-11-19 to 2026-11-20;;

Id;External id;Date;Status;Type;Note/Message;From;From Name;From Handler Name;To;To Name;Amount;Currency;Fee;Balance
14829117730;;2026-11-20 00:03:20;Successful;Payment;;FRI:250780***627/MSISDN;Patrick Ndayisaba;;FRI:014725/SP;IMPINGA ACADEMY LTD;55000;RWF;0;1055000
14829120054;;2026-11-20 01:10:02;Successful;Payment;;FRI:250788***301/MSISDN;"Umutoni; Grace";;FRI:014725/SP;IMPINGA ACADEMY LTD;35,000.00;RWF;0;1090000
14829120099;;2026-11-20 01:12:00;Failed;Payment;;FRI:250788***301/MSISDN;Grace Umutoni;;FRI:014725/SP;IMPINGA ACADEMY LTD;35000;RWF;0;1090000
14829140000;;2026-11-20 18:55:00;Successful;Cash out;;FRI:014725/SP;IMPINGA ACADEMY LTD;;FRI:1/BANK;BK;-500000;RWF;0;590000
`
