/**
 * Top-level domains recognized in hosts without "www.", as alternatives in a regular expression. Excludes country codes
 * that are English words (at, be, in, is, it, me, my, no, so, to), because they more often follow a period with a
 * missing space.
 */
export const topLevelDomains = (
  'com org net edu gov mil int info biz name pro coop museum jobs aero ' +
  'academy africa ai app art arts associates bio blog care center charity chat church city cloud club co community ' +
  'company cool dev digital earth eco education energy events family farm fi foundation fund fyi gallery garden global ' +
  'green group guide health help house institute international io land law life live london ltd media museum network ' +
  'news ngo nyc one ong online org page partners party place rocks school science services site social solutions space ' +
  'store studio support systems team tech theatre today tools top tv university vote wiki work works world xyz zone ' +
  'ae ar au bd bg bo br bw ca cc ch ci cl cm cn cr cy cz de dk do ec ee eg es eu fj fr ge gh gr gt hk hn hr hu id ie il ' +
  'jm jo jp ke kg kh kr kz lb lk lr ls lt lu lv ma mg mk ml mn mt mu mw mx mz na ng ni nl np nz pa pe pg ph pk pl pt py ' +
  'ro rs ru rw sa scot se sg si sk sl sn sv sz th tn tr tt tw tz ua ug uk us uy uz ve vn za zm zw'
)
  .split(' ')
  .join('|');
