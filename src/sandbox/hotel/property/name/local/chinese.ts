import { type LocalScript, wordList } from './local-script.ts'

const shared = `The, & 与, Hostel 青年旅舍, Social 社区, Apartments 公寓, Flats 公寓, Cove 海湾, Bay 海湾, Pool 泳池, Resort 度假村, Homestay 民宿`

const inMainland = wordList(
  shared,
  `Yunshan 云山, Mingyue 明月, Qinghe 清河, Jinxiu 锦绣, Lanting 兰亭, Songhe 松鹤, Baiyun 白云, Zhulin 竹林, Hehua 荷花, Xinghai 星海,
  Ruyi 如意, Anping 安平, Chunhui 春晖, Longjing 龙井, Feicui 翡翠, Meihua 梅花, Yuelai 悦来, Tianlan 天蓝, Wenhua 文华, Danfeng 丹枫,
  Luming 鹿鸣, Yihe 颐和, Heyuan 和园, Lingxi 灵犀, Shuimu 水木, Guihua 桂花, Harbourlight 港光, Jade_Terrace 翠台, Golden_Lotus 金莲`,
  `Hotel 酒店, Garden 花园, International 国际, Boutique 精品, Inn 客栈, Courtyard 庭院, Guest_House 宾馆, Backpackers 背包客栈,
  Residences 公馆, Lofts 阁楼公寓, Villa 别墅, Villas 别墅, Beach 海滩, Spa 水疗, Hills 山庄, Valley 山谷, Retreat 雅居`,
  `City_centre, Town_centre, Downtown, People’s_Square 人民广场, The_Bund 外滩, Jing’an 静安, Lujiazui 陆家嘴,
  Former_French_Concession 衡山路, Shanghai_Disney_Resort 迪士尼, Hongqiao 虹桥, Xujiahui 徐家汇, Wangfujing 王府井, Guomao 国贸,
  Qianmen 前门, Sanlitun 三里屯, Zhongguancun 中关村, Houhai 后海, Xidan 西单, Capital_Airport 首都机场, Tianhe 天河,
  Beijing_Road 北京路, Zhujiang_New_Town 珠江新城, Pazhou 琶洲, Shamian_Island 沙面, Luohu 罗湖, Futian 福田, Nanshan 南山,
  Bao’an 宝安, Overseas_Chinese_Town 华侨城, Chunxi_Road 春熙路, Tianfu_Square 天府广场, Gaoxin 高新, Kuanzhai_Alley 宽窄巷子,
  Wuhou_Temple 武侯祠, West_Lake 西湖, Wulin_Square 武林广场, Hefang_Street 河坊街, Qianjiang_New_City 钱江新城, Binjiang 滨江,
  Bell_Tower 钟楼, Big_Wild_Goose_Pagoda 大雁塔, Muslim_Quarter 回民街, Xi’an_Station 西安站, Sanya_Bay 三亚湾, Dadonghai 大东海,
  Yalong_Bay 亚龙湾, Haitang_Bay 海棠湾, Jiefangbei 解放碑, Guanyinqiao 观音桥, Hongyadong 洪崖洞, Nanping 南坪, Ciqikou 磁器口,
  Zhongshan_Road 中山路, Zengcuo’an 曾厝垵, Wuyuan_Bay 五缘湾, Gulangyu 鼓浪屿, Xiaolingwei 孝陵卫, Mudu 木渎,
  Two_Rivers_and_Four_Lakes 两江四湖, Elephant_Trunk_Hill 象鼻山, Guilin_Station 桂林站, Jianghan_Road 江汉路,
  Chu_River_Han_Street 楚河汉街, Optics_Valley 光谷, Wuchang 武昌, Shilaorencun 石老人村, Old_Town 古城, Shuhe 束河, New_Town 新城`,
  `Shanghai 上海市, Beijing 北京市, Guangzhou 广州市, Shenzhen 深圳市, Chengdu 成都市, Hangzhou 杭州市, Xi’an 西安市, Sanya 三亚市,
  Chongqing 重庆市, Xiamen 厦门市, Nanjing 南京市, Suzhou 苏州市, Kunming 昆明市, Guilin 桂林市, Wuhan 武汉市, Qingdao 青岛市,
  Lijiang 丽江市, Tianjin 天津市, Shenyang 沈阳市, Jinan 济南市, Zhengzhou 郑州市, Changchun 长春市, Dalian 大连市`,
)

const inTaiwan = wordList(
  `The, & 與, Hostel 青年旅舍, Social 社區, Apartments 公寓, Flats 公寓, Cove 海灣, Bay 海灣, Pool 泳池, Resort 度假村, Homestay 民宿`,
  `Yunshan 雲山, Mingyue 明月, Qinghe 清河, Jinxiu 錦繡, Lanting 蘭亭, Songhe 松鶴, Baiyun 白雲, Zhulin 竹林, Hehua 荷花, Xinghai 星海,
  Ruyi 如意, Anping 安平, Chunhui 春暉, Longjing 龍井, Feicui 翡翠, Meihua 梅花, Yuelai 悅來, Tianlan 天藍, Wenhua 文華, Danfeng 丹楓,
  Luming 鹿鳴, Yihe 頤和, Heyuan 和園, Lingxi 靈犀, Shuimu 水木, Guihua 桂花, Harbourlight 港光, Jade_Terrace 翠台, Golden_Lotus 金蓮`,
  `Hotel 酒店, Garden 花園, International 國際, Boutique 精品, Inn 客棧, Courtyard 庭院, Guest_House 賓館, Backpackers 背包客棧,
  Residences 公館, Lofts 閣樓公寓, Villa 別墅, Villas 別墅, Beach 海灘, Spa 水療, Hills 山莊, Valley 山谷, Retreat 雅居`,
  `City_centre, Town_centre, Ximending 西門町, Taipei_Main_Station 台北車站, Zhongshan 中山, Xinyi 信義, Da’an 大安, Beitou 北投,
  Songshan 松山, Formosa_Boulevard 美麗島, Zuoying 左營, Pier-2 駁二, Sanduo 三多, Cijin 旗津, Taichung_Station 台中車站,
  Feng_Chia 逢甲, Xitun 西屯, West_District 西區, West_Central_District 中西區, Tainan_Station 台南車站, Tsim_Sha_Tsui 尖沙咀,
  Mong_Kok 旺角, Causeway_Bay 銅鑼灣, Wan_Chai 灣仔, Sheung_Wan 上環, Central 中環, North_Point 北角, Lantau_Island 大嶼山,
  Kowloon_East 九龍東, Cotai 路氹, Macau_Peninsula 澳門半島, Senado_Square 議事亭前地, Taipa_Village 氹仔舊城區, Coloane 路環`,
  `Taipei 台北市, Kaohsiung 高雄市, Taichung 台中市, Tainan 台南市, Hualien 花蓮市, Kenting 墾丁, Sun_Moon_Lake 日月潭, Magong 馬公市,
  Hsinchu 新竹市, Taoyuan_City 桃園市, Keelung 基隆市, Hong_Kong 香港, Macau 澳門`,
)

const chinese = (language: string, countries: string[], words: Map<string, string>, no: string) =>
  ({
    countries,
    language,
    space: '',
    hotelFirst: false,
    words,
    streets: [
      [/^No\. (\d+), Lane (\d+), (.+) Road$/, `{3}路{#2}巷{#1}${no}`],
      [/^No\. (\d+), (.+) North Road$/, `{2}北路{#1}${no}`],
      // An area may be called after its own road.
      [/^(\d+) (.+ (?:Road|Street)) Road$/, `{2}{#1}${no}`],
      [/^(\d+) (.+) Road$/, `{2}路{#1}${no}`],
      [/^(\d+) (.+) Street$/, `{2}街{#1}${no}`],
    ],
    address: ({ city, area, street }) => `${city}${street.startsWith(area) ? '' : area}${street}`,
  }) satisfies LocalScript

export const simplifiedChinese: LocalScript = chinese('zh', ['CN'], inMainland, '号')
export const traditionalChinese: LocalScript = chinese('zh-tw', ['TW', 'HK', 'MO'], inTaiwan, '號')
