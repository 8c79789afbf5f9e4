import { type LocalScript, wordList } from './local-script.ts'

export const korean: LocalScript = {
  countries: ['KR'],
  language: 'ko',
  space: ' ',
  hotelFirst: true,
  words: wordList(
    `Haneul 하늘, Byeolbit 별빛, Dalmuri 달무리, Noeul 노을, Sarang_Bang 사랑방, Gaon 가온, Maru 마루, Baram 바람, Hanbit 한빛,
    Saebyeok 새벽, Namu 나무, Solhyang 솔향, Areum 아름, Damso 담소, Miru 미루, Yeoul 여울, Garam 가람, Onyu 온유, Seorae 서래,
    Hwarang 화랑, Duri 두리, Chorok 초록, Eunha 은하, Sopung 소풍`,
    `Hotel 호텔, The 더, & 앤, Spa 스파, Boutique 부티크, Stay 스테이, Residence 레지던스, Hanok 한옥, Guesthouse 게스트하우스,
    Pension 펜션, House 하우스, Hostel 호스텔, Social 소셜, Backpackers 백패커스, Apartments 아파트먼트, Residences 레지던스,
    Lofts 로프트, Flats 플랫, Villa 빌라, Villas 빌라, Pool 풀, Beach 비치, Bay 베이, Cove 코브, Resort 리조트, Hills 힐스,
    Valley 밸리, Retreat 리트리트`,
    `City_centre, Myeong-dong 명동, Hongdae 홍대, Gangnam 강남, Dongdaemun 동대문, Insadong 인사동, Itaewon 이태원, Jamsil 잠실,
    Yeouido 여의도, Seoul_Station 서울역, Gimpo_Airport 김포공항, Haeundae 해운대, Seomyeon 서면, Gwangalli 광안리, Nampo-dong 남포동,
    Busan_Station 부산역, Songjeong 송정, Jeju_City 제주시, Seogwipo 서귀포, Jungmun 중문, Aewol 애월, Seongsan 성산, Hamdeok 함덕,
    Yeongjong_Island 영종도, Songdo 송도, Bupyeong 부평, Guwol-dong 구월동, Chinatown 차이나타운, Wanju 완주`,
  ),
  streets: [
    [/^(\d+)-gil, (.+)-ro$/, '{2}로 {#1}길'],
    [/^(\d+) (.+)-daero$/, '{2}대로 {#1}'],
    [/^(\d+) (.+)-ro$/, '{2}로 {#1}'],
  ],
  address: ({ city, area, street }) => [city, area, street].filter(Boolean).join(' '),
}
